import type { components } from '#openapi/generated/types.ts';
import { type PendingState, pendingStateText } from '#sandbox/billing/pending-states.ts';
import type { InvoiceRow } from '#sandbox/database/tables/invoice-tables.ts';
import { amountToPay, payableType } from '#sandbox/operations/payment/invoice-payment.ts';
import { documentsOf, type InvoiceFeatures } from './invoice-documents-offered.ts';

/** An invoice with data of its contract. */
export type ListedInvoice = Omit<InvoiceRow, 'basis'> & {
  contract_name: string;
  cups: string;
  full_address: string;
};

export interface HistoryEntry {
  change_date: string;
  state: PendingState;
}

/** An invoice under the API's own names. */
export function invoiceView(
  row: ListedInvoice,
  history: HistoryEntry[],
  features: InvoiceFeatures,
  language: string | undefined,
): components['schemas']['Invoice'] {
  const owed = amountToPay(row);
  const downloads = documentsOf(row).filter((document) => features.documents.includes(document));
  return {
    id: row.id,
    invoice_id: row.invoice_id,
    number: row.number,
    date: row.date,
    start_date: row.start_date,
    end_date: row.end_date,
    cups: { name: row.cups, full_address: row.full_address },
    energy_consumed: row.energy / 1000,
    amount_total: row.amount_total,
    amount_pending: row.amount_pending,
    amount_to_pay: owed,
    paid_status: row.paid_status,
    rectificative_type: row.rectificative_type,
    rectifies: row.rectifies,
    contract: { id: row.contract_id, name: row.contract_name },
    pending_state_history: history.map(({ change_date, state }) => ({
      change_date,
      pending_state: { ov_description: pendingStateText(state, language) },
    })),
    online_payment: {
      payment_enabled: features.onlinePayment && owed > 0,
      rel_object_type: payableType(row),
    },
    download: downloads.length > 0,
    download_types: downloads,
  };
}
