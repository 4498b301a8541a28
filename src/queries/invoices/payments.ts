import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { download } from '#api/downloads.ts';
import type { Debt } from '#domain/invoices/debt.ts';
import { type Invoice, isPayable } from '#domain/invoices/invoice.ts';
import { MOST_INVOICES } from '#domain/invoices/invoice-lists.ts';
import type { CardPlatformKey, PaymentSummary } from '#domain/invoices/payment.ts';
import { problemOf } from '#domain/problem.ts';
import { figure, list, moment, readAnswer } from '#queries/read/read-answer.ts';
import { fetchInvoices, type InvoiceType, ofContract } from './invoices.ts';

const platformList = list('card platform', v.object({ name: v.string(), enabled: v.boolean() }));

/** Names of the card platforms that can be paid with, the one to use first. Throws ProblemError. */
export async function fetchPlatforms(signal: AbortSignal): Promise<string[]> {
  const call = apiClient.GET('/v2/payment_platforms_available', { signal });
  const platforms = await readAnswer(call, platformList);
  return platforms.filter(({ enabled }) => enabled).map(({ name }) => name);
}

/** The key of a platform for the browser. Throws ProblemError. */
export async function fetchPlatformKey(
  name: string,
  signal: AbortSignal,
): Promise<CardPlatformKey> {
  // The description lists the platforms of today.
  const params = { path: { platform: name as 'stripe' } };
  const call = apiClient.GET('/v2/publishable_key/{platform}', { params, signal });
  const { publishable_key } = await readAnswer(call, v.object({ publishable_key: v.string() }));
  return { name, publishableKey: publishable_key };
}

const supplies: readonly InvoiceType[] = ['electricity', 'gas'];

/** The invoice of a number as the retailer has it now; null when the customer has none. Throws ProblemError. */
export async function fetchInvoice(number: string, signal: AbortSignal): Promise<Invoice | null> {
  for (const type of supplies) {
    const conditions = [['number', '=', number]] as const;
    const wanted = { type, offset: 0, limit: 1, conditions };
    const [invoice] = (await fetchInvoices(wanted, signal)).rows;
    if (invoice) return invoice;
  }
  return null;
}

/**
 * The invoices of a debt that can be paid by card now, oldest first. The description knows no due date: what is unpaid
 * and payable is overdue, as a bill becomes unpaid when its direct debit came back. Throws ProblemError.
 */
export async function fetchPayable(
  { type, contract }: Debt,
  signal: AbortSignal,
): Promise<Invoice[]> {
  const conditions = [['paid_status', '=', 'unpaid'] as const, ...ofContract(contract)];
  const read = (offset: number) =>
    fetchInvoices({ type, offset, limit: MOST_INVOICES, conditions }, signal);
  const newest = await read(0);
  // One answer holds the newest of many; the oldest come first here.
  const { rows } = newest.total > MOST_INVOICES ? await read(newest.total - MOST_INVOICES) : newest;
  return rows.filter(isPayable).reverse();
}

const summaryMembers = v.object({
  transaction_id: v.string(),
  amount: figure,
  last_transaction_update_at: moment,
});

/** What was paid for an invoice by card; null while no payment of it is known. Throws ProblemError. */
export async function fetchSummary(
  paymentId: number,
  signal: AbortSignal,
): Promise<PaymentSummary | null> {
  const params = { path: { invoiceId: paymentId } };
  const call = apiClient.GET('/v1/transaction_summary/{invoiceId}', { params, signal });
  try {
    const { transaction_id, amount, last_transaction_update_at } = await readAnswer(
      call,
      summaryMembers,
    );
    return { transactionId: transaction_id, euro: amount, at: last_transaction_update_at };
  } catch (thrown) {
    if (problemOf(thrown).kind === 'not-found') return null;
    throw thrown;
  }
}

/** What was paid for an invoice by card; null where nothing is known of it. */
export const summaryQuery = (paymentId: number) =>
  queryOptions({
    queryKey: ['payment-summary', paymentId],
    queryFn: ({ signal }) => fetchSummary(paymentId, signal),
  });

/** Saves the receipt of a payment. Throws ProblemError. */
export function downloadReceipt({ paymentId, number }: Invoice): Promise<void> {
  const params = { path: { invoiceId: paymentId } };
  const path = '/v1/download_transaction_receipt/{invoiceId}';
  const call = apiClient.GET(path, { params, parseAs: 'blob' });
  return download(call, { fallbackName: `${number}.pdf` });
}
