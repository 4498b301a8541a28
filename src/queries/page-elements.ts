import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { list, readAnswer } from './read-answer.ts';

/** HTML that the retailer adds to a screen; only `SanitisedHtml` may show it. */
export interface PageElement {
  id: number;
  html: string;
}

const pageElement = v.object({ id: v.number(), html_block: v.string(), priority: v.number() });

/** HTML blocks of a group of screens (`Login`), in display order and in the language of the page. */
export const pageElementsQuery = (group: string, language: string) =>
  queryOptions({
    queryKey: ['page-elements', group, language],
    queryFn: async ({ signal }): Promise<PageElement[]> => {
      const params = { query: { group_name: group } };
      const call = apiClient.GET('/v1/ov_customize/html_dinamic_elements/', { params, signal });
      const elements = await readAnswer(call, list('page element', pageElement));
      return elements
        .sort((a, b) => a.priority - b.priority)
        .map(({ id, html_block }) => ({ id, html: html_block }));
    },
  });
