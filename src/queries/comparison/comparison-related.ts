import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { roundedCents } from '#domain/bills/rounded-parts.ts';
import { list, readAnswer } from '#queries/read/read-answer.ts';
import { comparedAmount } from './comparison-answer.ts';

/** Another product, and what the same bill would have been with it. */
export interface RelatedProduct {
  id: number;
  name: string;
  totalCents: number;
}

/** The other products of a comparison, while the retailer keeps it (an hour); none without its identifier. */
export const comparisonRelatedQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['comparison-related', id],
    enabled: id !== null,
    // A comparison that the retailer forgot does not come back.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<RelatedProduct[]> => {
      const params = { query: { comparison_id: id ?? '' } };
      const products = await readAnswer(
        apiClient.GET('/v1/price-compare-related', { params, signal }),
        list(
          'product',
          v.object({ id: v.number(), name: v.string(), total_amount: comparedAmount }),
        ),
      );
      return products.map(({ total_amount, ...product }) => ({
        ...product,
        totalCents: roundedCents(total_amount),
      }));
    },
  });
