import type { PartDefinition } from '#parts/part-definition.ts';

export const helpSearchDefinition: PartDefinition = {
  what: 'Frequent questions with a search.',
  states: ['shown'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      shown: {
        description: 'How many questions are visible while nothing is searched.',
        type: 'integer',
        minimum: 1,
        maximum: 50,
        default: 3,
      },
    },
  },
};
