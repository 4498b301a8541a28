import type { PartDefinition } from '#parts/part-definition.ts';
import { memberIn, readOptions, valueFormats } from '#parts/read-options.ts';

const format = { description: 'How it is written.', enum: [...valueFormats] };

export const chartDefinition: PartDefinition = {
  what: 'Bars over two members of a list of the API, with a sentence and a table.',
  states: ['shown', 'loading', 'failed', 'nothing', 'many'],
  repeatable: true,
  options: readOptions(
    {
      label: { description: 'The member below a bar, as month.', type: 'string' },
      labelFormat: format,
      value: { description: 'The member that is the height of a bar: a number.', type: 'string' },
      valueFormat: format,
      order: {
        description: 'reversed: for a list with the latest first.',
        enum: ['as-read', 'reversed'],
      },
    },
    ['label', 'value'],
  ),
  reads: (options) => [...memberIn(options, 'label'), ...memberIn(options, 'value')],
  texts: (_, { key }) =>
    ['title', 'sentence', 'label', 'value', 'empty'].map((name) => ({ name: key(name), at: [] })),
};
