import type { ReactElement } from 'react';
import type { PartEntry } from '#config/configuration-types.ts';
import { usePageParts } from '#parts/use-page-parts.ts';
import { PartBoundary } from '#ui/feedback/part-boundary.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { UsefulPagesPart } from './parts/useful-pages/useful-pages-part.tsx';

/** Any other part; nothing where its code cannot be loaded, as the page reports a failure already. */
const OtherPart = lazyPart<{ entry: PartEntry }>(
  () => import('#parts/page-part.tsx').then((module) => module.PagePart),
  { failed: () => null },
);

/** What helps where an address leads nowhere, as the document `errors` says. Its links need no further code. */
export function UsefulParts(): ReactElement {
  const parts = usePageParts('errors')('useful');
  return (
    <>
      {parts.map((entry) => (
        <PartBoundary key={entry.id ?? entry.part} name={entry.part} instead={null}>
          {entry.part === 'useful-pages' ? (
            <UsefulPagesPart {...entry} />
          ) : (
            <OtherPart entry={entry} />
          )}
        </PartBoundary>
      ))}
    </>
  );
}
