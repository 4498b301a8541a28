import type { PartDefinition } from '#parts/part-definition.ts';

export const contractsListDefinition: PartDefinition = {
  what: 'The contracts of a kind of supply.',
  subject: 'contracts',
  columns: ['home', 'state', 'payment', 'invoices'],
};
