import type { PartDefinition } from '#parts/part-definition.ts';
import { memberSchema, membersIn, memberTexts, readOptions } from '#parts/read-options.ts';

const labels = memberTexts('columns');

export const listDefinition: PartDefinition = {
  what: 'Entries of any list of the API, as a table or as cards.',
  states: ['shown', 'loading', 'failed', 'nothing', 'many'],
  repeatable: true,
  options: readOptions(
    {
      columns: {
        description:
          'Columns, in order. Texts: title, members.<id>, empty; caption where there is no title.',
        type: 'array',
        minItems: 1,
        items: memberSchema({
          names: {
            description: 'True for the one column that names a row, and is the title of its card.',
            type: 'boolean',
          },
          align: { description: 'end for amounts.', enum: ['start', 'end'] },
          cards: {
            description: 'False where cards, as on a telephone, leave it out.',
            type: 'boolean',
          },
        }),
      },
      rows: {
        description: 'Rows that are shown at once; a button shows as many again.',
        type: 'integer',
        minimum: 1,
        maximum: 100,
        default: 10,
      },
    },
    ['columns'],
  ),
  namesRows: true,
  reads: (options) => membersIn(options, 'columns'),
  texts: (options, place) => [
    { name: place.key('title'), at: [] },
    { name: place.key('empty'), at: [] },
    ...labels(options, place),
  ],
};
