import type { PartEntry, ScreenDocument } from './screen-document.ts';

const entriesOf = (document: ScreenDocument | undefined): readonly PartEntry[] =>
  Object.values(document?.areas ?? {}).flat();

/** Forms that filter the lists of a page. */
export const filtersOf = (document: ScreenDocument | undefined): string[] =>
  entriesOf(document).flatMap(({ options }) =>
    typeof options?.filter === 'string' ? [options.filter] : [],
  );

/** Rows that the list of a page reads first: as many as its document says, else `usual`. */
export const rowsAtFirst = (document: ScreenDocument | undefined, usual: number): number => {
  const [size] = entriesOf(document).flatMap(({ options }) =>
    typeof options?.size === 'number' ? [options.size] : [],
  );
  return size ?? usual;
};
