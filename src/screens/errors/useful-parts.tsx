import type { ReactElement } from 'react';
import type { PartEntry } from '#config/pages/screen-document.ts';
import { usePageParts } from '#parts/use-page-parts.ts';
import { PartBoundary } from '#ui/feedback/part-boundary.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { UsefulPagesPart } from './parts/useful-pages/useful-pages-part.tsx';

const PAGE = 'errors';

/** Any other part; nothing where its code cannot be loaded, as the page reports a failure already. */
const OtherPart = lazyPart<{ page: string; entry: PartEntry }>(
  () => import('#parts/page-part.tsx').then((module) => module.PagePart),
  { failed: () => null },
);

/** What helps where an address leads nowhere, as the document `errors` says. Its links need no further code. */
export function UsefulParts(): ReactElement {
  const parts = usePageParts(PAGE)('useful');
  return (
    <>
      {parts.map((entry) => (
        <PartBoundary key={entry.id ?? entry.part} name={entry.part} instead={null}>
          {entry.part === 'useful-pages' ? (
            <UsefulPagesPart {...entry} />
          ) : (
            <OtherPart page={PAGE} entry={entry} />
          )}
        </PartBoundary>
      ))}
    </>
  );
}
