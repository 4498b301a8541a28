import type { PartDefinition } from '#parts/part-definition.ts';
import { comparisonActions } from './comparison-answer-options.ts';

export const comparisonAnswerDefinition: PartDefinition = {
  what: 'Whether the customer would pay less, with both bills as bars and what can be done with the result.',
  states: ['shown'],
  subject: 'comparison',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      bars: {
        description: 'False without the bars of both bills.',
        type: 'boolean',
        default: true,
      },
      actions: {
        description:
          'What can be done, in order: contract it, print it, save it as a sheet, share a link to it.',
        type: 'array',
        uniqueItems: true,
        items: { description: 'An action.', enum: [...comparisonActions] },
      },
    },
  },
};
