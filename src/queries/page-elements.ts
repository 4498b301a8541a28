import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import { list, number, record, text } from './answer-reader.ts';

/** A block of HTML that the retailer puts into a screen; to be shown by `SanitisedHtml` only. */
export interface PageElement {
  id: number;
  html: string;
}

/** Blocks of HTML of a group of screens (`Login`), in the order to show them, in the language of the page. */
export const pageElementsQuery = (group: string, language: string) =>
  queryOptions({
    queryKey: ['page-elements', group, language],
    queryFn: async ({ signal }): Promise<PageElement[]> => {
      const answer = await unwrap(
        apiClient.GET('/v1/ov_customize/html_dinamic_elements/', {
          params: { query: { group_name: group } },
          signal,
        }),
      );
      const elements = list(answer, (one) => {
        const { id, html_block, priority } = record(one);
        return { id: number(id), html: text(html_block), priority: number(priority) };
      });
      return elements.sort((a, b) => a.priority - b.priority);
    },
  });
