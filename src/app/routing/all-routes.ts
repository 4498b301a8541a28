import type { Manifest } from '#config/configuration-types.ts';
import type { OwnPage } from '#config/pages/screen-document.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

/** A page that only the configuration knows, as a row of the table of routes. */
const rowOf = (id: string, { access, requires = [] }: OwnPage): Route => ({
  id,
  access,
  requires,
  screen: lazyScreen(() =>
    import('#screens/pages/own-page-screen.tsx').then(({ ownPageScreen }) => ownPageScreen(id)),
  ),
});

let rows: readonly Route[] = [];

/** Opens the pages that a publication adds. A page that it had before stays the same row, so that it stays mounted. */
export function openOwnPages({ screens = {} }: Pick<Manifest, 'screens'>): void {
  const before = rows;
  rows = Object.entries(screens).flatMap(([id, { page }]) => {
    if (!page) return [];
    const known = before.find((one) => one.id === id);
    return [known ? { ...rowOf(id, page), screen: known.screen } : rowOf(id, page)];
  });
}

/** All pages: those of the code, and those that only the configuration knows. */
export const allRoutes = (): readonly Route[] => [...routes, ...rows];

/** A page by its route. */
export function routeOf(id: string): Route | undefined {
  return allRoutes().find((route) => route.id === id);
}
