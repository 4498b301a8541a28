import type { components } from '#openapi/generated/types.ts';
import type { testSandbox } from '#tests/sandbox/sandbox-client.ts';

export type Invoice = components['schemas']['Invoice'];

/** The current day in tests of invoices, so that the billed invoices are known. */
export const NOW = '2026-11-20T12:05:00Z';

/** Reads invoices over HTTP with one customer's token. */
export function invoiceReader(sandbox: ReturnType<typeof testSandbox>, token: () => string) {
  const get = (path: string) => sandbox.api(path, { token: token() });
  return {
    get,
    /** A page of the list as it is answered. */
    async page(query = ''): Promise<{ items: Invoice[]; n_items: number }> {
      return (await get(`/v1/invoices/?${query}`)).body.data.result;
    },
    async all(type = 'electricity'): Promise<Invoice[]> {
      return (await this.page(`limit=500&type=${type}`)).items;
    },
    document: (id: number | undefined, type: string, lang = 'es_ES') =>
      get(`/v1/invoices/${id}/${type}/?lang=${lang}`),
  };
}

/** Whole cents, so that sums are exact. */
export const cents = (euro: number) => Math.round(euro * 100);

export const sumOf = <T>(list: T[], part: (each: T) => number) =>
  list.reduce((total, each) => total + part(each), 0);
