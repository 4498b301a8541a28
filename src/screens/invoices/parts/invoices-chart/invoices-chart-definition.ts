import type { PartDefinition } from '#parts/part-definition.ts';

export const invoicesChartDefinition: PartDefinition = {
  what: 'Invoices of a year by month, in euro or kWh.',
  states: ['shown', 'loading', 'failed', 'nothing'],
  subject: 'invoices',
};
