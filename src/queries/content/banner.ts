import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { oncePerVisit } from '#queries/read/once-per-visit.ts';
import { optional, readAnswer } from '#queries/read/read-answer.ts';

const answer = v.object({ banner: optional(v.object({ html: v.string() })) });

/**
 * HTML of the retailer for a place, in the language of the page; only `SanitisedHtml` may show it. Null where there is
 * none. Customers may have another one than visitors.
 */
export const bannerQuery = (
  code: string,
  { language, signedIn }: { language: string; signedIn: boolean },
) =>
  queryOptions({
    queryKey: ['banner', code, language, signedIn],
    queryFn: async ({ signal }): Promise<string | null> => {
      const call = apiClient.GET('/v1/banners/{code}', { params: { path: { code } }, signal });
      const { banner } = await readAnswer(call, answer);
      return banner?.html.trim() || null;
    },
    ...oncePerVisit,
  });
