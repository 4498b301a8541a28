import { csvOf } from './csv-writer.ts';
import { guarded } from './formula-guard.ts';
import { textPaths } from './key-tree.ts';
import { keyOf } from './text-key.ts';
import { keyTrees, type TextLayer, textIn } from './text-layer.ts';

/** Name of the column with the keys. */
export const KEY_COLUMN = 'key';

/**
 * The texts of a layer as a CSV table: one row per text, one column per language, the default first. Only `languages`
 * where some are given, only the texts of `keys`. A language that has not some text, or that is new, has blank cells there.
 */
export function textsToTable(
  layer: TextLayer,
  wanted: readonly string[] = layer.languages,
  keys?: ReadonlySet<string>,
): { csv: string; languages: string[]; texts: number } {
  const { languages: known, own } = layer;
  const languages = [...new Set([...known.slice(0, 1), ...wanted])];
  const rows = [...keyTrees(known, [own])].flatMap(([file, tree]) =>
    textPaths(tree).flatMap((path) => {
      const place = { file, path };
      if (keys && !keys.has(keyOf(place))) return [];
      const texts = languages.map((language) => textIn(own, language, place));
      if (texts.every((text) => text === undefined)) return [];
      return [[keyOf(place), ...texts.map((text) => guarded(text ?? ''))]];
    }),
  );
  return { csv: csvOf([[KEY_COLUMN, ...languages], ...rows]), languages, texts: rows.length };
}
