import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import { problemOf } from '#domain/problem.ts';
import { list, number, record, text } from './answer-reader.ts';

/** The accounts live at another path in version 1, which the client's own fallback cannot know. */
async function fetchIbans(signal: AbortSignal): Promise<unknown> {
  try {
    return await unwrap(apiClient.GET('/v2/contracts/ibans/', { signal }));
  } catch (thrown) {
    if (problemOf(thrown).kind !== 'not-found') throw thrown;
    return unwrap(apiClient.GET('/v1/ibans/', { signal }));
  }
}

/** The customer's own bank accounts, as the look-up `listIbans` offers them: `{ id, printable_iban }`. */
export const ibansQuery = () =>
  queryOptions({
    queryKey: ['ibans'] as readonly unknown[],
    queryFn: async ({ signal }): Promise<Record<string, unknown>[]> =>
      list(await fetchIbans(signal), (entry) => {
        const account = record(entry);
        return { id: number(account.id), printable_iban: text(account.printable_iban) };
      }),
  });
