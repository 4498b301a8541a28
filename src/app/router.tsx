import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Configuration } from '#config/configuration-types.ts';
import { NotFoundScreen } from '#screens/errors/not-found-screen.tsx';
import { SkeletonCards } from '#ui/skeleton.tsx';
import { ensureAllTexts } from './languages.ts';
import { PageError } from './page-error.tsx';
import { RoutePage } from './route-page.tsx';
import { placeAt, screenRoutes } from './screen-routes.tsx';

export type PortalRouter = ReturnType<typeof createPortalRouter>;

const FRAME = 'frame';

/**
 * The router of the portal; it starts loading the screen of the address. The texts of at least one language must be
 * loaded.
 */
export function createPortalRouter(
  configuration: Configuration,
  extraRoutes: readonly RouteObject[] = [],
) {
  return createBrowserRouter(
    [
      ...extraRoutes,
      {
        id: FRAME,
        element: <RoutePage />,
        errorElement: <PageError />,
        children: [
          ...screenRoutes(),
          {
            path: '*',
            element: <NotFoundScreen />,
            hydrateFallbackElement: <SkeletonCards />,
          },
        ],
      },
    ],
    {
      patchRoutesOnNavigation: async ({ path, patch }) => {
        // The texts of the other languages are needed only for an address that the loaded ones do not know.
        if (!placeAt(path)) await ensureAllTexts(configuration);
        patch(FRAME, screenRoutes());
      },
    },
  );
}
