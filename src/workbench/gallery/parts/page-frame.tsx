import type { ReactElement, ReactNode } from 'react';
import '#screens/contracts/contract.scss';
import '#screens/profile/profile.scss';
import '#screens/requests/requests.scss';
import '#screens/support/support.scss';
import '#screens/tools/comparison/comparison-result.scss';
import '#ui/styles/error-page.scss';
import '#wizard/wizard.scss';

/** Classes of the elements that a page has around its parts, from the outside; of a page without a row there are none. */
const frames: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract-column'],
  comparator: ['comparison-result'],
  'contracting-electricity': ['wizard', 'wizard-finish', 'card-body'],
  'customer-service': ['service-doors'],
  profile: ['profile-column'],
  request: ['request-page'],
};

interface FrameProps {
  classes: readonly string[];
  children: ReactNode;
}

function Frame({ classes: [outer, ...inner], children }: FrameProps): ReactElement {
  if (outer === undefined) return <>{children}</>;
  return (
    <div className={outer}>
      <Frame classes={inner}>{children}</Frame>
    </div>
  );
}

/** What a page has around a part, as styles of parts may need it. */
export function PageFrame({ page, children }: { page: string; children: ReactNode }): ReactElement {
  return <Frame classes={frames[page] ?? []}>{children}</Frame>;
}
