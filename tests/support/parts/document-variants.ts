import type { PartEntry, ScreenDocument } from '#config/pages/screen-document.ts';
import { pageDefinition } from '#parts/page-definitions.ts';
import { definitionOf } from '#tests/support/services/least-screens.ts';

/** An entry of a list in the options of a part: a column, an action, a link, a step. */
export type ListEntry = string | { id?: string; names?: boolean; [key: string]: unknown };

/** The lists in the options of a part, by option; not its page sizes, which are no entries of a list on the page. */
export const listsOf = ({ options = {} }: PartEntry): (readonly [string, readonly ListEntry[]])[] =>
  Object.entries(options).flatMap(([option, list]) =>
    Array.isArray(list) && option !== 'sizes' ? [[option, list as ListEntry[]] as const] : [],
  );

/** The parts of a document in the order in which their areas stand on the page. */
export const partsOf = (page: string, { areas }: ScreenDocument): readonly PartEntry[] =>
  pageDefinition(page).areas.flatMap((area) => areas[area] ?? []);

const isNaming = (entry: ListEntry) => typeof entry !== 'string' && entry.names === true;

/** The column that shows what a row offers. */
const isOffering = (entry: ListEntry) => typeof entry !== 'string' && entry.id === 'actions';

/** The last entry that a list can be without, apart from the column that shows another list. */
const spare = (list: readonly ListEntry[]) =>
  list.length > 1 ? list.findLast((entry) => !isNaming(entry) && !isOffering(entry)) : undefined;

/** What rows offer are two things at most: both are there where their order is another. */
const isLeftOut = (list: readonly ListEntry[]) => (entry: ListEntry) =>
  list.length > 2 && entry === spare(list);

const withLists = (
  entry: PartEntry,
  edit: (list: readonly ListEntry[]) => readonly ListEntry[],
): PartEntry => ({
  ...entry,
  ...(entry.options && {
    options: {
      ...entry.options,
      ...Object.fromEntries(listsOf(entry).map(([option, list]) => [option, edit(list)])),
    },
  }),
});

/** All of the documents' parts are shown to everybody: conditions have tests of their own. */
const unconditional = ({ requires, ...entry }: PartEntry): PartEntry => entry;

type Edit = (parts: readonly PartEntry[]) => readonly PartEntry[];

const withParts = ({ areas, ...document }: ScreenDocument, edit: Edit): ScreenDocument => ({
  ...document,
  areas: Object.fromEntries(
    Object.entries(areas).map(([area, parts]) => [area, edit(parts.map(unconditional))]),
  ),
});

/** The last part of a page that it can be without, of those that a visit shows. */
export function sparePart(
  page: string,
  document: ScreenDocument,
  isShown: (part: string) => boolean,
): string | undefined {
  const { main } = pageDefinition(page);
  return partsOf(page, document).findLast(({ part }) => part !== main && isShown(part))?.part;
}

/**
 * The document with the order of everything turned round, the spare part and the spare entry of each list left out, and
 * each part that may stand twice doubled; one with an id has texts under it, which a second one would lack.
 */
export const turned = (document: ScreenDocument, left: string | undefined): ScreenDocument =>
  withParts(document, (parts) =>
    parts
      .filter(({ part }) => part !== left)
      .toReversed()
      .map((entry) =>
        withLists(entry, (list) => list.filter((one) => !isLeftOut(list)(one)).toReversed()),
      )
      .flatMap((entry) =>
        definitionOf(entry.part)?.repeatable && entry.id === undefined
          ? [entry, { ...entry, id: `${entry.part}-again` }]
          : [entry],
      ),
  );

/** The document with nothing but what it cannot be without, the spare part, and the spare entry of each list. */
export const bare = (
  page: string,
  document: ScreenDocument,
  left: string | undefined,
): ScreenDocument =>
  withParts(document, (parts) =>
    parts
      .filter(({ part }) => part === left || part === pageDefinition(page).main)
      .map((entry) =>
        withLists(entry, (list) =>
          list.filter(
            (one) => list.length === 1 || one === spare(list) || isNaming(one) || isOffering(one),
          ),
        ),
      ),
  );
