import { queryOptions } from '@tanstack/react-query';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import { fetchInvoices, type InvoiceCondition, type InvoiceType } from './invoices.ts';

/** Most invoices that are read for a chart, and most in one answer of the retailer. */
const MOST = 5000;
const PAGE = 500;

interface Wanted {
  type: InvoiceType;
  /** Conditions of the list beside the year. */
  conditions: readonly InvoiceCondition[];
}

/** Year of the oldest invoice; null without invoices. */
export const oldestYearQuery = ({ type, conditions }: Wanted) =>
  queryOptions({
    queryKey: ['invoices', type, 'oldest', conditions] as ReadKey,
    queryFn: async ({ signal }): Promise<number | null> => {
      const newest = await fetchInvoices({ type, conditions, offset: 0, limit: 1 }, signal);
      if (newest.total === 0) return null;
      const offset = newest.total - 1;
      const { rows } = await fetchInvoices({ type, conditions, offset, limit: 1 }, signal);
      const [oldest] = rows;
      return oldest ? Number(oldest.date.slice(0, 4)) : null;
    },
  });

/** The invoices of a year by their date; `tooMany`, and none of them, where there are more than a chart reads. */
export interface InvoiceYear {
  year: number;
  invoices: readonly Invoice[];
  tooMany: boolean;
}

/** The invoices of a year for its chart. */
export const invoiceYearQuery = ({ type, conditions, year }: Wanted & { year: number }) =>
  queryOptions({
    queryKey: ['invoices', type, 'year', year, conditions] as ReadKey,
    queryFn: async ({ signal }): Promise<InvoiceYear> => {
      const ofYear: InvoiceCondition[] = [
        ...conditions,
        ['date', '>=', `${year}-01-01`],
        ['date', '<=', `${year}-12-31`],
      ];
      const pageAt = (offset: number) =>
        fetchInvoices({ type, conditions: ofYear, offset, limit: PAGE }, signal);
      const first = await pageAt(0);
      if (first.total > MOST) return { year, invoices: [], tooMany: true };
      const invoices = [...first.rows];
      for (let offset = PAGE; offset < first.total; offset += PAGE)
        invoices.push(...(await pageAt(offset)).rows);
      return { year, invoices, tooMany: false };
    },
  });
