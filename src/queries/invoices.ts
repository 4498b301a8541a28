import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { type Invoice, type InvoiceDocument, invoiceDocuments } from '#domain/invoice.ts';
import type { ListPage, ListWanted } from './list-page.ts';
import { figure, list, optional, optionalList, optionalText, readAnswer } from './read-answer.ts';

/** A condition of the retailer's filter: field, operator, value (`listInvoices`). */
export type InvoiceCondition = readonly [field: string, operator: string, value: unknown];

export type InvoiceType = 'electricity' | 'gas';

const invoiceEntry = v.object({
  id: v.number(),
  invoice_id: v.number(),
  number: v.string(),
  date: v.string(),
  start_date: optional(v.string()),
  end_date: optional(v.string()),
  cups: optional(v.object({ name: optionalText, full_address: optionalText })),
  energy_consumed: optional(figure),
  amount_total: optional(figure),
  amount_pending: optional(figure),
  amount_to_pay: optional(figure),
  paid_status: optionalText,
  rectificative_type: optional(v.string()),
  rectifies: optional(v.string()),
  contract: optional(v.object({ name: optionalText })),
  pending_state_history: optionalList(
    'state of a debt',
    v.object({
      change_date: v.string(),
      pending_state: v.object({ ov_description: v.string() }),
    }),
  ),
  online_payment: optional(
    v.object({ payment_enabled: v.boolean(), rel_object_type: optional(v.string()) }),
  ),
  download: optional(v.boolean()),
  download_types: optionalList('document', v.string()),
});

interface InvoicesWanted extends Pick<ListWanted, 'offset' | 'limit'> {
  type: InvoiceType;
  conditions?: readonly InvoiceCondition[];
}

/** A page of invoices of a kind of supply, newest first, which meet all conditions. Throws ProblemError. */
export async function fetchInvoices(
  { type, offset, limit, conditions = [] }: InvoicesWanted,
  signal: AbortSignal,
): Promise<ListPage<Invoice>> {
  const filter = conditions.length > 0 && { filter: JSON.stringify(conditions) };
  const query = { type, offset, limit, ...filter };
  const { items, n_items: total } = await readAnswer(
    apiClient.GET('/v1/invoices/', { params: { query }, signal }),
    v.object({ items: list('invoice', invoiceEntry), n_items: v.number() }),
  );
  return { rows: items.map((entry) => invoiceOf(entry, type)), total };
}

/** A page of invoices of a kind of supply, newest first, which meet all conditions. */
export const invoicesQuery = (wanted: InvoicesWanted) =>
  queryOptions({
    queryKey: [
      'invoices',
      wanted.type,
      wanted.offset,
      wanted.limit,
      wanted.conditions ?? [],
    ] as readonly unknown[],
    queryFn: ({ signal }) => fetchInvoices(wanted, signal),
  });

function invoiceOf(entry: v.InferOutput<typeof invoiceEntry>, type: InvoiceType): Invoice {
  const payment = entry.online_payment;
  return {
    id: entry.id,
    paymentId: entry.invoice_id,
    type,
    number: entry.number,
    date: entry.date,
    startDate: entry.start_date,
    endDate: entry.end_date,
    cups: entry.cups?.name ?? '',
    address: entry.cups?.full_address ?? '',
    contract: entry.contract?.name ?? '',
    energyKwh: entry.energy_consumed,
    totalEuro: entry.amount_total,
    pendingEuro: entry.amount_pending ?? 0,
    toPayEuro: entry.amount_to_pay ?? 0,
    paidStatus: entry.paid_status,
    rectificativeType: entry.rectificative_type,
    rectifies: entry.rectifies,
    history: entry.pending_state_history.map(({ change_date: date, pending_state: state }) => ({
      date,
      text: state.ov_description,
    })),
    payableType: payment?.payment_enabled ? payment.rel_object_type : null,
    documents: entry.download === false ? [] : documentsOf(entry.download_types),
  };
}

const documentsOf = (types: readonly string[]): InvoiceDocument[] =>
  invoiceDocuments.filter((document) => types.includes(document));
