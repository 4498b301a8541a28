import type { Answers } from '#domain/submission.ts';
import type { InvoiceCondition } from './invoices.ts';

/** States that customers tell apart, each with the paid statuses that it stands for. */
const paidStatuses: Readonly<Record<string, readonly string[]>> = {
  'not-paid': ['unpaid'],
  pending: ['pending_remesa', 'pending_transfer'],
  paid: ['paid', 'paid_without_transaction'],
  'manual-verification': ['manual_verification_required'],
};

/** Filters whose name or operator is another one in the retailer's filter. */
const translated: Readonly<Record<string, (value: unknown) => InvoiceCondition>> = {
  number: (value) => ['number', 'ilike', value],
  from: (value) => ['date', '>=', value],
  to: (value) => ['date', '<=', value],
  least: (value) => ['amount_total', '>=', value],
  most: (value) => ['amount_total', '<=', value],
  state: (value) => ['paid_status', 'in', paidStatuses[String(value)] ?? [value]],
};

/** Filters of contracts: needless where the contract is known. */
export const contractFilters: readonly string[] = ['contract', 'address', 'cups', 'vat'];

/** Filters that joint invoices do not have (`listMultipointInvoices`). */
export const jointInvoicesLack: readonly string[] = [...contractFilters, 'state'];

/**
 * The retailer's conditions for the answers of a filter of invoices. A filter that an owner of the configuration adds
 * travels under its own name.
 */
export const invoiceConditions = (filters: Answers): InvoiceCondition[] =>
  Object.entries(filters).map(
    ([name, value]) =>
      translated[name]?.(value) ?? [name, Array.isArray(value) ? 'in' : '=', value],
  );
