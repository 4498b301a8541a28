import type { PartDefinition } from '#parts/part-definition.ts';

export const contractsListDefinition: PartDefinition = {
  subject: 'contracts',
  columns: ['home', 'state', 'payment', 'invoices'],
};
