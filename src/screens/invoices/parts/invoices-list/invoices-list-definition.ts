import type { PartDefinition } from '#parts/part-definition.ts';

export const invoicesListDefinition: PartDefinition = {
  subject: 'invoices',
  columns: ['date', 'period', 'home', 'energy', 'amount', 'state', 'actions'],
};
