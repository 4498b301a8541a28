import { defaultSizes } from '#domain/settings/page-sizes.ts';
import type { OptionsSchema, PartDefinition } from '#parts/part-definition.ts';

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

const actionsSchema = (actions: readonly string[]): OptionsSchema => ({
  description: 'What the column actions offers for a row, in order.',
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: { description: 'An action.', enum: [...actions] },
});

const rows: OptionsSchema = { type: 'integer', minimum: 1 };

const pages: Readonly<Record<string, OptionsSchema>> = {
  sizes: {
    description: 'Page sizes to choose from, ascending.',
    type: 'array',
    minItems: 1,
    maxItems: 20,
    uniqueItems: true,
    items: { description: 'Rows on a page, at least 1.', ...rows },
    default: [...defaultSizes],
  },
  size: {
    description: 'The one of sizes that counts at first; without it a setting says how many rows.',
    ...rows,
  },
};

const filter: OptionsSchema = {
  description: 'Form document whose answers filter the list; it submits nothing.',
  type: 'string',
  names: 'forms',
};

/** The schema of the options of a part; undefined for one that has none. */
export function optionsSchema({
  options,
  columns,
  actions,
  pagedBy,
  filters,
}: PartDefinition): OptionsSchema | undefined {
  if (!columns) return options;
  return {
    type: 'object',
    additionalProperties: false,
    required: ['columns'],
    properties: {
      columns: columnsSchema(columns),
      ...(actions && { actions: actionsSchema(actions) }),
      ...(pagedBy && pages),
      ...(filters && { filter }),
    },
  };
}
