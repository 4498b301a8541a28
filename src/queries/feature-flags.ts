import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import { flag, record } from './answer-reader.ts';

/** Flags that every answer must carry (customer area, section 7). */
const required = ['coupons.coupon', 'crm.case'];

/** What the retailer has switched on, by dotted name; a flag that is no boolean is left out. */
export const featureFlagsQuery = () =>
  queryOptions({
    queryKey: ['feature-flags'],
    queryFn: async ({ signal }): Promise<Record<string, boolean>> => {
      const answer = await unwrap(apiClient.GET('/v1/feature_flags/', { signal }));
      const flags = record(record(answer).feature_flags);
      for (const name of required) flag(flags[name]);
      return Object.fromEntries(
        Object.entries(flags).filter((entry): entry is [string, boolean] => {
          return typeof entry[1] === 'boolean';
        }),
      );
    },
  });
