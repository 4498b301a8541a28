import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';
import type { PlacedPart } from './placed-parts.ts';

/** A list names each column once, one of them names its rows, and its column `actions` has some. */
export function columnDiagnostics({ document, path, entry, definition }: PlacedPart): Diagnostic[] {
  const { columns, actions } = isJsonObject(entry.options) ? entry.options : {};
  if (!(definition.columns || definition.namesRows) || !Array.isArray(columns)) return [];
  const at = [...path, 'options', 'columns'];
  const all = columns.map((column) => (isJsonObject(column) ? column : {}));
  const offering = all.findIndex(({ id }) => id === 'actions');
  if (definition.actions && offering >= 0 && actions === undefined) {
    const what = sentence`the column "actions" offers nothing`;
    const fix = sentence`add "actions" beside "columns", with ${definition.actions.join(', ')}`;
    return [{ ...document.place([...at, offering]), what, fix }];
  }
  const twice = all.flatMap(({ id }, index) =>
    all.findIndex((column) => column.id === id) < index
      ? [
          {
            ...document.place([...at, index]),
            what: sentence`the list has the column "${String(id)}" twice`,
            fix: sentence`take one of them out`,
          },
        ]
      : [],
  );
  const naming = all.flatMap(({ names, requires }, index) => (names ? [{ requires, index }] : []));
  const [first, second] = naming;
  if (!first) {
    const what = sentence`no column of this list names its rows`;
    return [
      ...twice,
      { ...document.place(at), what, fix: sentence`add "names": true to one of them` },
    ];
  }
  if (second) {
    const place = document.place([...at, second.index, 'names']);
    const what = sentence`two columns of this list name its rows`;
    return [...twice, { ...place, what, fix: sentence`take "names" out of one of them` }];
  }
  if (first.requires === undefined) return twice;
  const place = document.place([...at, first.index, 'requires']);
  const what = sentence`the column that names the rows may be missing`;
  return [...twice, { ...place, what, fix: sentence`take its "requires" out` }];
}
