import type { PartEntry, ScreenDocument } from '#config/pages/screen-document.ts';
import { type ListEntry, listsOf, partsOf } from './document-variants.ts';
import { entryWords, nameOf, partWords, rowWords } from './document-words.ts';

const inOrder = (found: readonly (readonly [string, HTMLElement])[]): string[] =>
  found
    .toSorted(([, one], [, other]) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .map(([name]) => name);

/** The parts of a delivered document that a page shows, each as often as it is there, in the order of their elements. */
export function shownParts(page: string, delivered: ScreenDocument, main: HTMLElement): string[] {
  const parts = [...new Set(partsOf(page, delivered).map(({ part }) => part))];
  return inOrder(
    parts.flatMap(
      (part) => partWords[part]?.(main).map((element) => [part, element] as const) ?? [],
    ),
  );
}

/** The entries of a list in the options of a delivered part that a page shows, in the order of their elements. */
export function shownEntries({ part, ...entry }: PartEntry, option: string, main: HTMLElement) {
  const key = `${part}.${option}`;
  const list = listsOf({ part, ...entry }).find(([name]) => name === option)?.[1] ?? [];
  const [mark] = partWords[part]?.(main) ?? [];
  const place = mark?.closest<HTMLElement>('.card') ?? mark?.closest('section, nav, table') ?? main;
  const shownIn = (scope: HTMLElement, words: (entry: ListEntry) => Find | undefined) =>
    inOrder(
      list.flatMap((one) => {
        const [first] = words(one)?.(scope) ?? [];
        return first ? [[nameOf(one), first] as const] : [];
      }),
    );
  const ofRows = rowWords[key];
  if (!ofRows) return shownIn(place as HTMLElement, entryWords[key] ?? (() => undefined));
  // Rows offer what applies to them: the one that offers the most.
  return [...place.querySelectorAll<HTMLElement>('tbody tr')]
    .map((row) => shownIn(row, ofRows))
    .reduce((most, one) => (one.length > most.length ? one : most), []);
}

type Find = (scope: HTMLElement) => HTMLElement[];
