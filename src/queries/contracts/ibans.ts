import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { normaliseIban } from '#domain/identifiers/iban.ts';
import { ofKnownCall } from '#queries/read/lookup-read.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import { list, readAnswer } from '#queries/read/read-answer.ts';

const accounts = list('account', v.object({ id: v.number(), printable_iban: v.string() }));

const ENDING = 4;

/**
 * The customer's own bank accounts, read now: the members of the API, and `ending`, the last four characters of the
 * IBAN, by which an account is known without being shown whole. Throws ProblemError.
 */
export async function fetchIbans(signal?: AbortSignal) {
  const init = signal ? { signal } : {};
  const own = await ofKnownCall(
    () => readAnswer(apiClient.GET('/v2/contracts/ibans/', init), accounts),
    () => readAnswer(apiClient.GET('/v1/ibans/', init), accounts),
  );
  return own.map((one) => ({ ...one, ending: normaliseIban(one.printable_iban).slice(-ENDING) }));
}

/** The customer's own bank accounts, for the look-up `listIbans`: `{ id, printable_iban, ending }`. */
export const ibansQuery = () =>
  queryOptions({
    queryKey: ['ibans'] as ReadKey,
    queryFn: ({ signal }) => fetchIbans(signal),
  });
