import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { ofKnownCall } from '#queries/read/lookup-read.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import { list, readAnswer } from '#queries/read/read-answer.ts';

/** A language in which the retailer may write to the customer. */
export interface LetterLanguage {
  /** Of the API: `ca_ES`. */
  code: string;
  /** True for the one in which it writes now. */
  chosen: boolean;
}

const languages = list('language of letters', v.object({ code: v.string(), chosen: v.boolean() }));

/** Languages in which the retailer may write; none for a retailer that does not let customers choose. */
export const letterLanguagesQuery = () =>
  queryOptions({
    // Below the key of the look-up, which a change makes stale.
    queryKey: ['lookup', 'listLetterLanguages', 'profile'] as ReadKey,
    queryFn: ({ signal }) =>
      ofKnownCall<LetterLanguage[]>(
        () => readAnswer(apiClient.GET('/v1/user/language/', { signal }), languages),
        async () => [],
      ),
  });
