import type { PartDefinition } from '#parts/part-definition.ts';
import { memberIn, readOptions, valueFormats } from '#parts/read-options.ts';

/** What is shown of one member. */
const ofMember = ['sum', 'first', 'last'];

export const figureDefinition: PartDefinition = {
  what: 'One number with a sentence.',
  states: ['shown', 'loading', 'failed', 'nothing'],
  repeatable: true,
  options: {
    ...readOptions(
      {
        show: {
          description:
            'The number: count of the entries, sum of a member, or its first or last value.',
          enum: ['count', ...ofMember],
        },
        member: { description: 'The member, for all but count.', type: 'string' },
        format: { description: 'How it is written.', enum: [...valueFormats] },
      },
      ['show'],
    ),
    if: { required: ['show'], properties: { show: { enum: ofMember } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['member'] },
  },
  reads: (options) => memberIn(options, 'member'),
  texts: (_, { key }) => ['sentence', 'empty'].map((name) => ({ name: key(name), at: [] })),
};
