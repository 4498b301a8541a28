import type { PartDefinition } from '#parts/part-definition.ts';

export const invoicesListDefinition: PartDefinition = {
  what: 'Invoices, newest first, with filters and downloads.',
  subject: 'invoices',
  columns: ['date', 'period', 'home', 'energy', 'amount', 'state', 'actions'],
};
