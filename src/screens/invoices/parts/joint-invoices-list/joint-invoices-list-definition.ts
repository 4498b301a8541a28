import type { PartDefinition } from '#parts/part-definition.ts';

export const jointInvoicesListDefinition: PartDefinition = {
  subject: 'joint invoices',
  columns: ['number', 'date', 'address', 'amount', 'documents'],
};
