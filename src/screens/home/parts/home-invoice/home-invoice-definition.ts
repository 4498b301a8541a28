import type { PartDefinition } from '#parts/part-definition.ts';

export const homeInvoiceDefinition: PartDefinition = {
  what: 'The last invoice beside the one of the same period a year before.',
  states: ['shown', 'loading', 'failed', 'nothing'],
  subject: 'customer',
  repeatable: true,
};
