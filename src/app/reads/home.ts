import {
  homeContractsQuery,
  latestInvoicesQuery,
  openInvoicesQuery,
  supplyTypes,
} from '#queries/account/home.ts';
import type { ReadFirst } from './read-first.ts';

/** The contracts and the invoices of the overview. */
export const readFirst: ReadFirst = async ({ queryClient, manifest: { settings } }) => {
  if (settings.home.type !== 'overview') return;
  const reads = supplyTypes(settings.features.displayTypes).flatMap((type) => [
    queryClient.prefetchQuery(homeContractsQuery(type)),
    queryClient.prefetchQuery(openInvoicesQuery(type)),
    queryClient.prefetchQuery(latestInvoicesQuery(type)),
  ]);
  await Promise.all(reads);
};
