import type { PartDefinition } from '#parts/part-definition.ts';

export const comparisonOthersDefinition: PartDefinition = {
  what: 'The same bill with other products; nothing where there are none.',
  states: ['shown', 'nothing', 'many'],
  subject: 'comparison',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      shown: {
        description: 'How many are visible before all of them are.',
        type: 'integer',
        minimum: 1,
        maximum: 50,
        default: 5,
      },
    },
  },
};
