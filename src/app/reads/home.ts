import type { ReadAhead } from '#app/routing/route.ts';
import {
  homeContractsQuery,
  latestInvoicesQuery,
  openInvoicesQuery,
  supplyTypes,
} from '#queries/account/home.ts';

/** The contracts and the invoices of the overview. */
export const readFirst: ReadAhead = async ({ queryClient, settings }) => {
  if (settings.home.type !== 'overview') return;
  const reads = supplyTypes(settings.features.displayTypes).flatMap((type) => [
    queryClient.prefetchQuery(homeContractsQuery(type)),
    queryClient.prefetchQuery(openInvoicesQuery(type)),
    queryClient.prefetchQuery(latestInvoicesQuery(type)),
  ]);
  await Promise.all(reads);
};
