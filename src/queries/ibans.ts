import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { ofKnownCall } from './lookup-read.ts';
import { list, readAnswer } from './read-answer.ts';

const accounts = list('account', v.object({ id: v.number(), printable_iban: v.string() }));

const fetchIbans = (signal: AbortSignal) =>
  ofKnownCall(
    () => readAnswer(apiClient.GET('/v2/contracts/ibans/', { signal }), accounts),
    () => readAnswer(apiClient.GET('/v1/ibans/', { signal }), accounts),
  );

/** The customer's own bank accounts, for the look-up `listIbans`: `{ id, printable_iban }`. */
export const ibansQuery = () =>
  queryOptions({
    queryKey: ['ibans'] as readonly unknown[],
    queryFn: ({ signal }) => fetchIbans(signal),
  });
