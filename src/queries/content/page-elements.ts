import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { oncePerVisit } from '#queries/read/once-per-visit.ts';
import { figure, list, optional, readAnswer } from '#queries/read/read-answer.ts';

/** HTML that the retailer writes for a screen or a page; only `SanitisedHtml` may show it. */
export interface PageElement {
  id: number;
  html: string;
  /** Columns of twelve. */
  columns: number;
  /** Least height in CSS pixels; null for that of its content. */
  height: number | null;
}

/** The highest block, in CSS pixels: one that is higher hides what follows it. */
const MOST_HEIGHT = 800;

const size = v.fallback(optional(figure), null);

const pageElements = list(
  'page element',
  v.object({
    id: v.number(),
    html_block: v.string(),
    priority: v.number(),
    block_width: size,
    block_height: size,
  }),
);

/** The blocks that hold anything, the lowest priority first, with sizes that fit a page. */
const shown = (elements: v.InferOutput<typeof pageElements>): PageElement[] =>
  elements
    .filter(({ html_block }) => html_block.trim() !== '')
    .sort((a, b) => a.priority - b.priority)
    .map(({ id, html_block, block_width, block_height }) => ({
      id,
      html: html_block,
      columns: block_width === null ? 12 : Math.min(12, Math.max(1, Math.round(block_width))),
      height:
        block_height !== null && block_height > 0 ? Math.min(MOST_HEIGHT, block_height) : null,
    }));

/** HTML blocks of a group of screens (`Login`), in display order and in the language of the page. */
export const pageElementsQuery = (group: string, language: string) =>
  queryOptions({
    queryKey: ['page-elements', 'group', group, language],
    queryFn: async ({ signal }): Promise<PageElement[]> => {
      const params = { query: { group_name: group } };
      const call = apiClient.GET('/v1/ov_customize/html_dinamic_elements/', { params, signal });
      return shown(await readAnswer(call, pageElements));
    },
    ...oncePerVisit,
  });

/** HTML blocks of a page that the retailer writes, in display order and in the language of the page. */
export const pageBlocksQuery = (pageId: number, language: string) =>
  queryOptions({
    queryKey: ['page-elements', 'page', pageId, language],
    queryFn: async ({ signal }): Promise<PageElement[]> => {
      const call = apiClient.GET('/v1/ov_customize/html_dinamic_elements/{pageId}', {
        params: { path: { pageId } },
        signal,
      });
      return shown(await readAnswer(call, pageElements));
    },
    ...oncePerVisit,
  });
