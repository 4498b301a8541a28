import { billOf, energyOf } from '#sandbox/billing/bill.ts';
import type { BatteryDiscount, BillFacts, InvoiceBasis } from '#sandbox/billing/bill-types.ts';
import type { BillingMonth } from '#sandbox/billing/billing-months.ts';
import { misreadFacts } from '#sandbox/billing/facts.ts';
import type { PendingState } from '#sandbox/billing/pending-states.ts';
import { dayAfter } from '#sandbox/consumption/local-day.ts';
import type { PaidStatus } from '#sandbox/database/tables/invoice-tables.ts';

/** An invoice before its row exists. Amounts in cents. */
export interface InvoiceDraft {
  number: string;
  date: string;
  start_date: string;
  end_date: string;
  energy: number;
  total: number;
  pending: number;
  paid_status: PaidStatus;
  rectificative_type: 'A' | 'B' | null;
  rectifies: string | null;
  by_readings: boolean;
  basis: InvoiceBasis;
  history: { change_date: string; state: PendingState }[];
}

const ESTIMATED = 0.8;
const MISREAD = 1.5;

/** An ordinary monthly invoice, paid. */
export function ordinaryInvoice(
  contractName: string,
  month: BillingMonth,
  facts: BillFacts,
): InvoiceDraft {
  return draft(`F${suffix(contractName, month)}`, month, { bills: facts, givesBack: null });
}

/** A month with a too low estimate, and the B that refunds it and bills the reading. */
export function estimatedAndCorrected(
  contractName: string,
  month: BillingMonth,
  facts: BillFacts,
): InvoiceDraft[] {
  const estimate = misreadFacts(facts, ESTIMATED);
  const first = { ...ordinaryInvoice(contractName, month, estimate), by_readings: false };
  const correction = draft(
    `B${suffix(contractName, month)}`,
    { ...month, issued: dayAfter(month.issued, 40) },
    { bills: facts, givesBack: estimate },
  );
  return [
    first,
    { ...correction, rectificative_type: 'B', rectifies: first.number, by_readings: false },
  ];
}

/** A month with a too high reading, the A that refunds it, and the invoice with the correct one. */
export function misreadAndRefunded(
  contractName: string,
  month: BillingMonth,
  facts: BillFacts,
): InvoiceDraft[] {
  const wrong = misreadFacts(facts, MISREAD);
  const first = { ...ordinaryInvoice(contractName, month, wrong), by_readings: false };
  const later = { ...month, issued: dayAfter(month.issued, 20) };
  const refund = draft(`A${suffix(contractName, month)}`, later, {
    bills: null,
    givesBack: wrong,
  });
  const right = draft(`F${suffix(contractName, month)}-2`, later, {
    bills: facts,
    givesBack: null,
  });
  return [
    first,
    { ...refund, rectificative_type: 'A', rectifies: first.number, by_readings: false },
    right,
  ];
}

/** The same while the refund is in progress. */
export function misreadAndBeingRefunded(
  ...args: Parameters<typeof misreadAndRefunded>
): InvoiceDraft[] {
  return misreadAndRefunded(...args).map((invoice) =>
    invoice.rectificative_type === 'A'
      ? { ...invoice, paid_status: 'pending_transfer', pending: invoice.total }
      : invoice,
  );
}

/** Takes what virtual batteries pay off an ordinary invoice. One that comes to nothing needs no payment. */
export function takeOff(invoice: InvoiceDraft, discounts: BatteryDiscount[]): void {
  if (discounts.length === 0) return;
  invoice.basis = { ...invoice.basis, discounts };
  invoice.total = billOf(invoice.basis).total;
  if (invoice.total === 0) invoice.paid_status = 'paid_without_transaction';
}

function draft(number: string, month: BillingMonth, basis: InvoiceBasis): InvoiceDraft {
  return {
    number,
    date: month.issued,
    start_date: month.start,
    end_date: month.end,
    energy: Math.abs(energyOf(basis)),
    total: Math.abs(billOf(basis).total),
    pending: 0,
    paid_status: 'paid',
    rectificative_type: null,
    rectifies: null,
    by_readings: true,
    basis,
    history: [],
  };
}

const suffix = (contractName: string, { start }: BillingMonth) =>
  `${start.slice(2, 4)}${start.slice(5, 7)}-${contractName}`;
