import { dayAfter } from '#sandbox/consumption/local-day.ts';
import type { PaidStatus } from '#sandbox/database/tables/invoice-tables.ts';
import type { InvoiceDraft } from './invoice-drafts.ts';

/** States of the newest invoices of a contract without debt, newest first; older ones are paid. */
const NEWEST_STATES: Record<'usual' | 'varied' | 'transfer', PaidStatus[]> = {
  usual: ['pending_remesa'],
  transfer: ['pending_transfer', 'paid_without_transaction'],
  varied: [
    'pending_remesa',
    'paid',
    'paid_without_transaction',
    'manual_verification_required',
    'pending_transfer',
  ],
};

/** Sets the states of the newest invoices of a contract; one that comes to nothing keeps its own. */
export function setNewestStates(ordinary: InvoiceDraft[], kind: keyof typeof NEWEST_STATES): void {
  NEWEST_STATES[kind].forEach((status, at) => {
    const invoice = ordinary[at];
    if (!invoice || invoice.total === 0) return;
    invoice.paid_status = status;
    invoice.pending = status.startsWith('paid') ? 0 : invoice.total;
  });
}

/**
 * Leaves invoices unpaid until they owe `debt` cents, the last one in part. Not the newest: its direct debit has not
 * been returned yet. Returns the cents they really owe, which is less when there are too few invoices.
 */
export function leaveUnpaid(ordinary: InvoiceDraft[], debt: number, today: string): void {
  let missing = debt;
  for (const invoice of ordinary.slice(1)) {
    if (missing === 0) break;
    invoice.paid_status = 'unpaid';
    invoice.pending = Math.min(missing, invoice.total);
    invoice.history = historyOf(invoice).filter(({ change_date }) => change_date <= today);
    missing -= invoice.pending;
  }
}

function historyOf({ date, pending, total }: InvoiceDraft): InvoiceDraft['history'] {
  const inPart = pending < total;
  return [
    { change_date: dayAfter(date, 15), state: 'returned' },
    ...(inPart ? [{ change_date: dayAfter(date, 18), state: 'paid_in_part' as const }] : []),
    { change_date: dayAfter(date, 30), state: 'reminded' },
    { change_date: dayAfter(date, 60), state: 'cut_warned' },
  ];
}
