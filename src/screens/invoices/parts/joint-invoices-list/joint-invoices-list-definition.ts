import type { PartDefinition } from '#parts/part-definition.ts';
import { jointInvoiceFilters } from '#queries/invoices/invoice-conditions.ts';

export const jointInvoicesListDefinition: PartDefinition = {
  what: 'Invoices for several supply points, newest first.',
  states: ['shown', 'loading', 'failed', 'nothing', 'many'],
  subject: 'joint invoices',
  columns: ['number', 'date', 'address', 'amount', 'actions'],
  actions: ['documents'],
  pagedBy: 'listMultipointInvoices',
  filters: jointInvoiceFilters,
};
