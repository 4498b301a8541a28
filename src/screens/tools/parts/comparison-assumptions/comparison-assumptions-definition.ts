import type { PartDefinition } from '#parts/part-definition.ts';
import { assumptions } from './assumption.ts';

export const comparisonAssumptionsDefinition: PartDefinition = {
  what: 'What the comparison took for granted, with the way to change it.',
  states: ['shown'],
  subject: 'comparison',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['facts'],
    properties: {
      facts: {
        description: 'What it lists, in order.',
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: { description: 'A fact about the bill.', enum: [...assumptions] },
      },
    },
  },
};
