import type { OptionsSchema, PartDefinition } from '#parts/part-definition.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';
import type { PlacedPart } from './placed-parts.ts';

/** Columns of a list, in order. */
const columnsSchema = (ids: readonly string[]): OptionsSchema => ({
  description: 'Columns of the list, in order.',
  type: 'array',
  minItems: 1,
  items: {
    description: 'A column.',
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: {
      id: { description: 'Which one.', enum: [...ids] },
      names: {
        description: 'True for the one column that names a row, and is the title of its card.',
        type: 'boolean',
      },
      align: { description: 'end for amounts.', enum: ['start', 'end'] },
      sortable: { description: 'False where its head offers no order.', type: 'boolean' },
      cards: {
        description: 'False where cards, as on a telephone, leave it out.',
        type: 'boolean',
      },
      requires: {
        description: 'Conditions that must all hold for the list to have it.',
        type: 'array',
        items: { type: 'string', names: 'conditions' },
      },
    },
  },
});

/** The schema of the options of a part; undefined for one that has none. */
export function optionsSchema({ options, columns }: PartDefinition): OptionsSchema | undefined {
  if (!columns) return options;
  const { properties = {}, required = [] } = (options ?? {}) as {
    properties?: object;
    required?: string[];
  };
  return {
    type: 'object',
    additionalProperties: false,
    required: ['columns', ...required],
    properties: { columns: columnsSchema(columns), ...properties },
  };
}

/** A list names each column once, and one of them names its rows. */
export function columnDiagnostics({ document, path, entry, definition }: PlacedPart): Diagnostic[] {
  const { columns } = isJsonObject(entry.options) ? entry.options : {};
  if (!(definition.columns || definition.namesRows) || !Array.isArray(columns)) return [];
  const at = [...path, 'options', 'columns'];
  const all = columns.map((column) => (isJsonObject(column) ? column : {}));
  const twice = all.flatMap(({ id }, index) =>
    all.findIndex((column) => column.id === id) < index
      ? [
          {
            ...document.place([...at, index]),
            what: `the list has the column "${String(id)}" twice`,
            fix: 'take one of them out',
          },
        ]
      : [],
  );
  const naming = all.flatMap(({ names, requires }, index) => (names ? [{ requires, index }] : []));
  const [first, second] = naming;
  if (!first) {
    const what = 'no column of this list names its rows';
    return [...twice, { ...document.place(at), what, fix: 'add "names": true to one of them' }];
  }
  if (second) {
    const place = document.place([...at, second.index, 'names']);
    const what = 'two columns of this list name its rows';
    return [...twice, { ...place, what, fix: 'take "names" out of one of them' }];
  }
  if (first.requires === undefined) return twice;
  const place = document.place([...at, first.index, 'requires']);
  const what = 'the column that names the rows may be missing';
  return [...twice, { ...place, what, fix: 'take its "requires" out' }];
}
