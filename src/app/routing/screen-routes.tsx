import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { textLanguages } from '#i18n/i18n.ts';
import { pathPatterns } from '#i18n/paths.ts';
import { useLocation } from '#ui/address/use-address.ts';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { allRoutes } from './all-routes.ts';
import type { Route } from './route.ts';
import { ScreenError } from './screen-error.tsx';

/**
 * The screens as routes of the router, by default in each language whose texts are loaded; `handle` is the row of the
 * table, and `load` loads what it shows.
 */
export function screenRoutes(
  languages: readonly string[] = textLanguages(),
  load: (route: Route) => Promise<unknown> = ({ screen }) => screen.load(),
): RouteObject[] {
  return languages.flatMap((language) => {
    const patterns = pathPatterns(language);
    return allRoutes().flatMap((route): RouteObject[] => {
      const path = patterns[route.id];
      if (!path) return [];
      return [
        {
          id: `${language} ${route.id} ${path}`,
          path,
          handle: route,
          lazy: async () => {
            // The router never retries a failure: a screen that did not load reports it itself.
            await load(route).catch(() => {});
            return { Component: route.screen };
          },
          errorElement: <ScreenError />,
          hydrateFallbackElement: <SkeletonCards />,
        },
      ];
    });
  });
}

/** A route of the table with the parameters of an address. */
export interface Place {
  route: Route;
  params: Params;
}

/** Cache of places, valid until the paths of the languages change: each page looks up places many times. */
let found = { patterns: [] as unknown[], places: new Map<string, Place | null>() };

/** Route and parameters of a path, by default in any language whose texts are loaded; null for an unknown path. */
export function placeAt(
  pathname: string,
  languages: readonly string[] = textLanguages(),
): Place | null {
  const patterns = languages.map(pathPatterns);
  const isSame = patterns.every((one, at) => one === found.patterns[at]);
  if (!isSame || patterns.length !== found.patterns.length) found = { patterns, places: new Map() };
  const known = found.places.get(pathname);
  if (known !== undefined) return known;
  const match = matchRoutes(screenRoutes(languages), pathname)?.at(-1);
  const place = match ? { route: match.route.handle as Route, params: match.params } : null;
  found.places.set(pathname, place);
  return place;
}

/**
 * The place of the address. The router's own matches name another one while it discovers the routes of a first page.
 */
export function usePlace(): Place | null {
  return placeAt(useLocation().pathname);
}

/** A React key that is the same for one place in every language. */
export function placeKey({ route, params }: Place): string {
  return JSON.stringify([route.id, Object.entries(params).sort()]);
}
