import { type ReactElement, useState } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { useIsIdle } from '#ui/loading/use-idle.ts';
import { usePageSettled } from '#ui/loading/use-page-settled.ts';
import type { ConsentBarProps } from './consent-bar.tsx';
import { useConsent } from './use-consent.ts';
import { useFailureReports } from './use-failure-reports.ts';
import { useThirdParties } from './use-third-parties.ts';
import { useWebVitals } from './use-web-vitals.ts';
import { categoriesOf, usesOf } from './uses.ts';

// If the code fails to load, no consent is requested, so no third party is loaded either.
const ConsentBar = lazyPart<ConsentBarProps>(
  () => import('./consent-bar.tsx').then((module) => module.ConsentBar),
  { failed: () => null },
);

const WithdrawnNotice = lazyPart(
  () => import('./withdrawn-notice.tsx').then((module) => module.WithdrawnNotice),
  { failed: () => null },
);

interface ConsentHostProps {
  pays: boolean;
  /** Route of the page; null for an address without one. */
  route: string | null;
}

/**
 * Prompts for consent to third parties once the page has settled, and loads those allowed. A page that takes a payment
 * loads no third party.
 */
export function ConsentHost({ pays, route }: ConsentHostProps): ReactElement {
  const { settings } = useFacts();
  const { granted, choose } = useConsent();
  const offered = categoriesOf(usesOf(settings));
  const isIdle = useIsIdle(usePageSettled());
  const isOpen = isIdle && granted === null && offered.length > 0;
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);
  const isWithdrawn = useThirdParties(granted, isIdle && !pays);
  useFailureReports(granted, pays);
  useWebVitals(granted, route);
  return (
    <>
      {hasOpened && <ConsentBar isOpen={isOpen} offered={offered} choose={choose} />}
      {isWithdrawn && <WithdrawnNotice />}
    </>
  );
}
