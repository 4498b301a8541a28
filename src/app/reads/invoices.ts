import { today } from '#config/clock.ts';
import { rowsAtFirst } from '#config/pages/listed.ts';
import { firstInvoiceType } from '#domain/contract/contract-types.ts';
import { invoiceYearQuery, oldestYearQuery } from '#queries/invoices/invoice-years.ts';
import { invoicesQuery, unpaidInvoicesQuery } from '#queries/invoices/invoices.ts';
import { rowsInWindow } from '#ui/layout/phone-rows.ts';
import type { ReadFirst } from './read-first.ts';

/** The debt, the first page of the list, and the years of the chart, of the first kind of supply. */
export const readFirst: ReadFirst = async ({ queryClient, manifest: { settings, screens } }) => {
  const type = firstInvoiceType(settings.features);
  if (!type) return;
  const year = Number(today().slice(0, 4));
  const all = { type, conditions: [] };
  const limit = rowsInWindow(rowsAtFirst(screens?.invoices, settings.invoices.itemsPerPage));
  const first = { ...all, offset: 0, limit };
  const shown = [unpaidInvoicesQuery(type), invoicesQuery(first)];
  await Promise.all(shown.map((query) => queryClient.prefetchQuery(query)));
  // After them and not awaited: the page reserves the space of the chart.
  void queryClient.prefetchQuery(oldestYearQuery(all));
  void queryClient.prefetchQuery(invoiceYearQuery({ ...all, year }));
  void queryClient.prefetchQuery(invoiceYearQuery({ ...all, year: year - 1 }));
};
