import type { PartDefinition } from '#parts/part-definition.ts';
import { invoiceFilters } from '#queries/invoices/invoice-conditions.ts';
import { invoiceActions } from './invoice-action.ts';

export const invoicesListDefinition: PartDefinition = {
  what: 'Invoices, newest first, with filters and downloads.',
  states: ['shown', 'loading', 'failed', 'nothing', 'many'],
  subject: 'invoices',
  columns: ['date', 'period', 'home', 'energy', 'amount', 'state', 'actions'],
  actions: invoiceActions,
  pagedBy: 'listInvoices',
  filters: invoiceFilters,
};
