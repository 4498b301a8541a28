import type { InvoiceCondition } from './invoices.ts';

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
const conditions = {
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
  // Fields of the retailer's filter that an owner may add.
  date: isEqual('date'),
  start_date: isEqual('start_date'),
  end_date: isEqual('end_date'),
  amount_total: isEqual('amount_total'),
  amount_pending: isEqual('amount_pending'),
  energy_consumed: isEqual('energy_consumed'),
  paid_status: isEqual('paid_status'),
} satisfies Readonly<Record<string, (value: unknown) => InvoiceCondition>>;

type InvoiceFilter = keyof typeof conditions;

/** Fields of a form by which invoices can be filtered. */
export const invoiceFilters = Object.keys(conditions) as readonly InvoiceFilter[];

const allBut = (...lacking: readonly InvoiceFilter[]): readonly InvoiceFilter[] =>
  invoiceFilters.filter((name) => !lacking.includes(name));

/** Those of contracts: needless where the contract is known. */
export const filtersOfContracts = ['contract', 'address', 'cups', 'vat'] as const;

/** Those of the invoices of one contract. */
export const filtersOfOneContract = allBut(...filtersOfContracts);

/** Those of joint invoices (`listMultipointInvoices`). */
export const jointInvoiceFilters = allBut(
  ...([...filtersOfContracts, 'state', 'paid_status'] as const),
  ...(['start_date', 'end_date', 'amount_pending', 'energy_consumed'] as const),
);

/** The retailer's conditions for the answers of a filter of invoices. */
export const invoiceConditions = (
  filters: Readonly<Partial<Record<InvoiceFilter, unknown>>>,
): InvoiceCondition[] =>
  Object.entries(filters).flatMap(([name, value]) =>
    Object.hasOwn(conditions, name) ? [conditions[name as InvoiceFilter](value)] : [],
  );
