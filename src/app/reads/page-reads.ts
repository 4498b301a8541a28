import type { FirstReading, ReadFirst } from './read-first.ts';

/** What pages read first for a customer, by route; apart from the table of routes, which is loaded with all other code. */
const pages: Readonly<Record<string, () => Promise<{ readFirst: ReadFirst }>>> = {
  home: () => import('./home.ts'),
  invoices: () => import('./invoices.ts'),
  contracts: () => import('./contracts.ts'),
  contract: () => import('./contract.ts'),
  'gas-contract': () => import('./contract.ts'),
};

/** Loads what a page reads first; undefined for a page that reads nothing in advance. */
export const readsOf = (route: string): (() => Promise<{ readFirst: ReadFirst }>) | undefined =>
  pages[route];

/** Reads the data that the page of the address shows first. An address with a query may show other data. */
export async function readPage(route: string, reading: FirstReading): Promise<void> {
  const load = readsOf(route);
  if (!load || window.location.search !== '') return;
  const { readFirst } = await load();
  await readFirst(reading);
}
