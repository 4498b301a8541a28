import type { ReactElement } from 'react';
import { PageArea } from '#parts/page-area.tsx';
import { comparatorRoutes } from './comparator-routes.ts';
import type { ComparisonResultProps } from './comparison-props.ts';
import './comparison-result.scss';

/** What the same bill would have been here, as the document of the page says; it prints as one page. */
export function ComparisonResult({ contact, ...given }: ComparisonResultProps): ReactElement {
  const page = comparatorRoutes[given.energy];
  return (
    <>
      <section className="comparison-result" aria-labelledby="comparison-answer">
        <PageArea page={page} area="result" given={{ ...given }} />
      </section>
      <PageArea page={page} area="bottom" given={{ contact }} />
    </>
  );
}
