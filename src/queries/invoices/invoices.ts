import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import {
  type Invoice,
  type InvoiceDocument,
  invoiceDocuments,
  type JointInvoice,
} from '#domain/invoices/invoice.ts';
import { MOST_INVOICES, UNPAID } from '#domain/invoices/invoice-lists.ts';
import type { ListPage, ListWanted } from '#queries/read/list-page.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import {
  day,
  figure,
  list,
  optional,
  optionalList,
  optionalText,
  readAnswer,
} from '#queries/read/read-answer.ts';

/** A condition of the retailer's filter: field, operator, value (`listInvoices`). */
export type InvoiceCondition = readonly [field: string, operator: string, value: unknown];

export type InvoiceType = 'electricity' | 'gas';

const invoiceEntry = v.object({
  id: v.number(),
  invoice_id: v.number(),
  number: v.string(),
  date: day,
  start_date: optional(day),
  end_date: optional(day),
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
      change_date: day,
      pending_state: v.object({ ov_description: v.string() }),
    }),
  ),
  online_payment: optional(
    v.object({ payment_enabled: v.boolean(), rel_object_type: optional(v.string()) }),
  ),
  download: optional(v.boolean()),
  download_types: optionalList('document', v.string()),
});

/** The condition for the invoices of a contract by its number; none for those of all. */
export const ofContract = (contract: string | undefined): InvoiceCondition[] =>
  contract === undefined ? [] : [['contract', '=', contract]];

/** The unpaid invoices of a kind of supply, or of a contract: as many as one answer holds. */
export const unpaidInvoicesQuery = (type: InvoiceType, contract?: string) =>
  invoicesQuery({
    type,
    offset: 0,
    limit: MOST_INVOICES,
    conditions: [UNPAID, ...ofContract(contract)],
  });

const jointInvoiceEntry = v.object({
  id: v.number(),
  number: v.string(),
  date: day,
  address_invoice_id: optionalText,
  amount_total: optional(figure),
  download_types: optionalList('document', v.string()),
});

interface InvoicesWanted extends Pick<ListWanted, 'offset' | 'limit'> {
  conditions?: readonly InvoiceCondition[];
}

const filterOf = (conditions: readonly InvoiceCondition[]) =>
  conditions.length > 0 ? { filter: JSON.stringify(conditions) } : {};

/** A page of invoices of a kind of supply, newest first, which meet all conditions. */
export const invoicesQuery = (wanted: InvoicesWanted & { type: InvoiceType }) =>
  queryOptions({
    queryKey: ['invoices', wanted.type, 'list', wanted] as ReadKey,
    queryFn: ({ signal }) => fetchInvoices(wanted, signal),
  });

/** Reads such a page. Throws ProblemError. */
export async function fetchInvoices(
  { type, offset, limit, conditions = [] }: InvoicesWanted & { type: InvoiceType },
  signal: AbortSignal,
): Promise<ListPage<Invoice>> {
  const query = { type, offset, limit, ...filterOf(conditions) };
  const { items, n_items: total } = await readAnswer(
    apiClient.GET('/v1/invoices/', { params: { query }, signal }),
    v.object({ items: list('invoice', invoiceEntry), n_items: v.number() }),
  );
  return { rows: items.map((entry) => invoiceOf(entry, type)), total };
}

/** A page of joint invoices, newest first, which meet all conditions. */
export const jointInvoicesQuery = ({ offset, limit, conditions = [] }: InvoicesWanted) =>
  queryOptions({
    queryKey: ['invoices', 'multipoint', offset, limit, conditions] as ReadKey,
    queryFn: async ({ signal }): Promise<ListPage<JointInvoice>> => {
      const query = { offset, limit, ...filterOf(conditions) };
      const { items, n_items: total } = await readAnswer(
        apiClient.GET('/v1/invoices_multipoint/', { params: { query }, signal }),
        v.object({ items: list('joint invoice', jointInvoiceEntry), n_items: v.number() }),
      );
      const rows = items.map(({ id, number, date, ...entry }) => ({
        id,
        number,
        date,
        address: entry.address_invoice_id,
        totalEuro: entry.amount_total,
        documents: documentsOf(entry.download_types),
      }));
      return { rows, total };
    },
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
