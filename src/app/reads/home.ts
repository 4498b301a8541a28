import type { ReadAhead } from '#app/routing/route.ts';
import { loadPartsOf } from '#parts/parts-code.ts';
import {
  homeContractsQuery,
  latestInvoicesQuery,
  openInvoicesQuery,
  supplyTypes,
} from '#queries/account/home.ts';

/** The overview: the code of its parts, the contracts and the invoices. */
export const readFirst: ReadAhead = async ({ queryClient, settings, screens }) => {
  if (settings.home.type !== 'overview') return;
  const parts = screens?.home && loadPartsOf(screens.home);
  const reads = supplyTypes(settings.features.displayTypes).flatMap((type) => [
    queryClient.prefetchQuery(homeContractsQuery(type)),
    queryClient.prefetchQuery(openInvoicesQuery(type)),
    queryClient.prefetchQuery(latestInvoicesQuery(type)),
  ]);
  await Promise.all([
    parts,
    import('#screens/home/home-screen.tsx').then(({ loadOverview }) => loadOverview()),
    ...reads,
  ]);
};
