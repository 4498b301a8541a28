import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { readAnswer } from './read-answer.ts';

/** Flags that every answer must carry (customer area, section 7). */
const answer = v.object({
  feature_flags: v.looseObject({ 'coupons.coupon': v.boolean(), 'crm.case': v.boolean() }),
});

const isFlag = (entry: [string, unknown]): entry is [string, boolean] =>
  typeof entry[1] === 'boolean';

/**
 * The retailer's feature flags by dotted name, for a customer or, with null, for anybody; a flag that is no boolean is
 * left out.
 */
export const featureFlagsQuery = (customer: number | string | null) =>
  queryOptions({
    queryKey: ['feature-flags', customer],
    queryFn: async ({ signal }): Promise<Record<string, boolean>> => {
      const call = apiClient.GET('/v1/feature_flags/', { signal });
      const { feature_flags: flags } = await readAnswer(call, answer);
      return Object.fromEntries(Object.entries(flags).filter(isFlag));
    },
  });
