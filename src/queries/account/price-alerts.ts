import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { ALERT_TYPES, type MarketProduct, type PriceAlert } from '#domain/customer/price-alert.ts';
import type { ListPage, ListWanted } from '#queries/read/list-page.ts';
import { type LookupParams, lookupRead } from '#queries/read/lookup-read.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import { day, list, optional, readAnswer } from '#queries/read/read-answer.ts';

const alert = v.object({
  id: v.number(),
  product: v.string(),
  type: v.picklist(ALERT_TYPES),
  price: v.number(),
});

const product = v.object({
  name: v.string(),
  price: optional(v.number()),
  date: optional(day),
});

/** The customer's price alerts as they are now, the latest first. Throws ProblemError. */
export async function fetchPriceAlerts(signal?: AbortSignal): Promise<PriceAlert[]> {
  const call = apiClient.GET('/v1/omip/alerts/', { ...(signal && { signal }) });
  return (await readAnswer(call, list('price alert', alert))).sort((a, b) => b.id - a.id);
}

const fetchProducts = (signal: AbortSignal): Promise<MarketProduct[]> =>
  readAnswer(apiClient.GET('/v1/omip/products/', { signal }), list('market product', product));

const allAlertsQuery = () =>
  queryOptions({
    queryKey: ['price-alerts', 'all'],
    queryFn: ({ signal }) => fetchPriceAlerts(signal),
    // Pages and searches within a moment share one read.
    staleTime: 30_000,
  });

/** A page of the price alerts, which the retailer serves all at once; `search` matches the product. */
export const priceAlertsQuery = ({ offset, limit, search }: ListWanted) =>
  queryOptions({
    queryKey: ['price-alerts', 'page', offset, limit, search] as ReadKey,
    queryFn: async ({ client }): Promise<ListPage<PriceAlert>> => {
      const all = await client.fetchQuery(allAlertsQuery());
      const wanted = search.toLowerCase();
      const found = all.filter(({ product: name }) => name.toLowerCase().includes(wanted));
      return { rows: found.slice(offset, offset + limit), total: found.length };
    },
  });

/** The products on which an alert can be set, with their last prices. */
export const marketProductsQuery = () =>
  queryOptions({
    queryKey: ['market-products'],
    queryFn: ({ signal }) => fetchProducts(signal),
  });

/** The same for forms: `{ name, price, date }`. */
export const marketProductsLookup = (params: LookupParams) =>
  lookupRead('listOmipProducts', params, async (signal) =>
    (await fetchProducts(signal)).map((one) => ({ ...one })),
  );
