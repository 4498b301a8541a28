import { createBrowserRouter, createMemoryRouter, type RouteObject } from 'react-router-dom';
import type { Configuration } from '#config/configuration-types.ts';
import { SkeletonCards } from '#ui/skeleton.tsx';
import { ensureAllTexts } from './languages.ts';
import { PageError } from './page-error.tsx';
import { RoutePage } from './route-page.tsx';
import { placeAt, screenRoutes } from './screen-routes.tsx';
import { UnknownPath } from './unknown-path.tsx';

export type PortalRouter = ReturnType<typeof createPortalRouter>;

const FRAME = 'frame';

/** All pages inside the frame, in the languages whose texts are loaded. */
const framedRoutes = (): RouteObject => ({
  id: FRAME,
  element: <RoutePage />,
  errorElement: <PageError />,
  children: [
    ...screenRoutes(),
    {
      path: '*',
      element: <UnknownPath />,
      hydrateFallbackElement: <SkeletonCards />,
    },
  ],
});

/** The router of one page that is written ahead, at its address. */
export const createWrittenRouter = (path: string): PortalRouter =>
  createMemoryRouter([framedRoutes()], { initialEntries: [path] });

/** Comes when the page of the address can be drawn at once. */
export function routerReady(router: PortalRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/**
 * The router of the portal; it starts loading the screen of the address. The texts of at least one language must be
 * loaded.
 */
export function createPortalRouter(
  configuration: Configuration,
  extraRoutes: readonly RouteObject[] = [],
) {
  return createBrowserRouter([...extraRoutes, framedRoutes()], {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      // The texts of the other languages are needed only for an address that the loaded ones do not know.
      if (!placeAt(path)) await ensureAllTexts(configuration);
      patch(FRAME, screenRoutes());
    },
  });
}
