import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

/** True when the signed-in customer has any contract, of electricity or of gas. */
export const anyContractQuery = () =>
  queryOptions({
    queryKey: ['contracts', 'any'],
    queryFn: async ({ signal }): Promise<boolean> => {
      const call = apiClient.GET('/v1/contracts/list-info/', { signal });
      const { electricity, gas } = await readAnswer(
        call,
        v.object({ electricity: v.array(v.unknown()), gas: v.array(v.unknown()) }),
      );
      return electricity.length + gas.length > 0;
    },
  });
