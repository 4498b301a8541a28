import type { TableEntry } from './table-entries.ts';
import { type TextLayer, textIn } from './text-layer.ts';

/** A text of a table that is not the one of the files. */
export interface TextChange extends TableEntry {
  /** True when the language had no such text. */
  isNew: boolean;
}

/** What differs from the files; a partner's customers read the retailer's text where the partner has none. */
export function changesOf(entries: readonly TableEntry[], layer: TextLayer): TextChange[] {
  return entries.flatMap((entry) => {
    const own = textIn(layer.own, entry.language, entry.at);
    const now = own ?? textIn(layer.inherited, entry.language, entry.at);
    if (now !== undefined && isSame(entry.text, now)) return [];
    return [{ ...entry, isNew: own === undefined }];
  });
}

/** Half a surrogate pair, which JSON can hold, is another character in any table. */
function isSame(inTable: string, inFile: string): boolean {
  return inTable === inFile || inTable === Buffer.from(inFile).toString();
}
