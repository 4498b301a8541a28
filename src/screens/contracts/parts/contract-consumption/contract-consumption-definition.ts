import { energies } from '#domain/consumption/consumption.ts';
import type { PartDefinition } from '#parts/part-definition.ts';
import { offeredSpans } from './consumption-options.ts';

export const contractConsumptionDefinition: PartDefinition = {
  what: 'Consumption as a chart, a sentence and files; nothing before the supply began.',
  states: ['shown', 'loading', 'failed', 'nothing'],
  subject: 'contract',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      spans: {
        description:
          'Ranges of the chart of electricity, in order: a day, a week, a month, the last months (`consumption.monthsShown`), and `other` for any days. The chart begins with the last months, or without them with the first range.',
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        not: { const: ['other'] },
        items: { description: 'A range.', enum: [...offeredSpans] },
      },
      energies: {
        description:
          'Series of the chart of electricity, in order: the energy that was used, exported, reactive. One of which nothing was read is left out.',
        type: 'array',
        uniqueItems: true,
        contains: { const: 'active' },
        items: { description: 'A series.', enum: [...energies] },
      },
    },
  },
};
