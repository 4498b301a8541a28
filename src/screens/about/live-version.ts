import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { fetchAnswer } from '#api/fetch-answer.ts';
import { readable } from '#queries/read/read-answer.ts';

const live = v.object({
  application: v.nullish(
    v.object({ commit: v.optional(v.string()), committedAt: v.optional(v.string()) }),
  ),
  configuration: v.object({ version: v.string(), publishedAt: v.string() }),
});

/** What the server says is live (`/version.json`); null where a server lacks the file, or sends another. */
export const liveVersionQuery = () =>
  queryOptions({
    queryKey: ['live-version'] as const,
    queryFn: async ({ signal }) => {
      const address = new URL(`${import.meta.env.BASE_URL}version.json`, document.baseURI);
      const answer = await fetchAnswer(new Request(address, { cache: 'no-cache', signal }));
      return answer.ok ? readable(live, await answer.json().catch(() => null)) : null;
    },
    retry: false,
  });
