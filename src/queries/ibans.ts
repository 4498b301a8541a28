import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { problemOf } from '#domain/problem.ts';
import { list, readAnswer } from './read-answer.ts';

const accounts = list('account', v.object({ id: v.number(), printable_iban: v.string() }));

/** The accounts have another path in version 1, so the client's own fallback cannot find it. */
async function fetchIbans(signal: AbortSignal) {
  try {
    return await readAnswer(apiClient.GET('/v2/contracts/ibans/', { signal }), accounts);
  } catch (thrown) {
    if (problemOf(thrown).kind !== 'not-found') throw thrown;
    return readAnswer(apiClient.GET('/v1/ibans/', { signal }), accounts);
  }
}

/** The customer's own bank accounts, for the look-up `listIbans`: `{ id, printable_iban }`. */
export const ibansQuery = () =>
  queryOptions({
    queryKey: ['ibans'] as readonly unknown[],
    queryFn: ({ signal }): Promise<Record<string, unknown>[]> => fetchIbans(signal),
  });
