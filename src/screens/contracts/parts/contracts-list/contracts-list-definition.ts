import type { PartDefinition } from '#parts/part-definition.ts';

export const contractsListDefinition: PartDefinition = {
  what: 'The contracts of a kind of supply.',
  states: ['shown', 'loading', 'failed', 'nothing', 'many'],
  subject: 'contracts',
  columns: ['home', 'state', 'payment', 'invoices'],
};
