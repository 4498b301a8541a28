import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { oncePerVisit } from '#queries/read/once-per-visit.ts';
import { list, optionalText, readAnswer } from '#queries/read/read-answer.ts';

/** A page that the retailer writes, at `/d/{path}/{id}`; its texts are in the language of the page. */
export interface PageRoute {
  id: number;
  path: string;
  title: string;
  /** What it is about; empty where the retailer does not say. */
  description: string;
}

const pageRoute = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  // One piece of a path: dots and slashes would lead elsewhere.
  route_path: v.pipe(v.string(), v.regex(/^[\p{L}\p{N}_-]+$/u)),
  btn_title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  btn_description: optionalText,
});

/** The pages that the retailer writes, in the order of the menu. */
export const pageRoutesQuery = (language: string) =>
  queryOptions({
    // Everybody's, as its blocks are: they outlive a session.
    queryKey: ['page-elements', 'routes', language],
    queryFn: async ({ signal }): Promise<PageRoute[]> => {
      const call = apiClient.GET('/v1/ov_customize/html_dinamic_routes', { signal });
      const routes = await readAnswer(call, list('page of the retailer', pageRoute));
      return [...new Map(routes.map((route) => [route.id, route])).values()].map(
        ({ id, route_path, btn_title, btn_description }) => ({
          ...{ id, path: route_path, title: btn_title },
          description: btn_description.trim(),
        }),
      );
    },
    ...oncePerVisit,
  });
