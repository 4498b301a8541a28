import type { PartDefinition } from '#parts/part-definition.ts';

export const contractConsumptionDefinition: PartDefinition = {
  what: 'Consumption as a chart, a sentence and files; nothing before the supply began.',
  states: ['shown', 'loading', 'failed', 'nothing'],
  subject: 'contract',
};
