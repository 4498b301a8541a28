import type { ReadAnswers } from '#domain/settings/read-answers.ts';
import type { InvoiceCondition } from './invoices.ts';

type Filters = ReadAnswers<'invoices-filter'>;

/** States that customers can distinguish, each with the paid statuses that it covers. */
const paidStatuses: Readonly<Record<string, readonly string[]>> = {
  'not-paid': ['unpaid'],
  pending: ['pending_remesa', 'pending_transfer'],
  paid: ['paid', 'paid_without_transaction'],
  'manual-verification': ['manual_verification_required'],
};

const isEqual =
  (field: string) =>
  (value: unknown): InvoiceCondition => [field, Array.isArray(value) ? 'in' : '=', value];

/** Each filter as the retailer's filter has it. */
const conditions: Readonly<Record<keyof Filters, (value: unknown) => InvoiceCondition>> = {
  number: (value) => ['number', 'ilike', value],
  from: (value) => ['date', '>=', value],
  to: (value) => ['date', '<=', value],
  least: (value) => ['amount_total', '>=', value],
  most: (value) => ['amount_total', '<=', value],
  state: (value) => ['paid_status', 'in', paidStatuses[String(value)] ?? [value]],
  contract: isEqual('contract'),
  address: isEqual('address'),
  cups: isEqual('cups'),
  vat: isEqual('vat'),
  date: isEqual('date'),
  start_date: isEqual('start_date'),
  end_date: isEqual('end_date'),
  amount_total: isEqual('amount_total'),
  amount_pending: isEqual('amount_pending'),
  energy_consumed: isEqual('energy_consumed'),
  paid_status: isEqual('paid_status'),
};

/** Filters of contracts: needless where the contract is known. */
export const contractFilters: readonly string[] = ['contract', 'address', 'cups', 'vat'];

/** Filters that joint invoices do not have (`listMultipointInvoices`). */
export const jointInvoicesLack: readonly string[] = [
  ...[...contractFilters, 'state', 'paid_status'],
  ...['start_date', 'end_date', 'amount_pending', 'energy_consumed'],
];

/** The retailer's conditions for the answers of a filter of invoices. */
export const invoiceConditions = (filters: Filters): InvoiceCondition[] =>
  Object.entries(filters).flatMap(([name, value]) => {
    const condition = conditions[name as keyof Filters]?.(value);
    return condition ? [condition] : [];
  });
