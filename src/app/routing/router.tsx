import { createBrowserRouter, createMemoryRouter, type RouteObject } from 'react-router-dom';
import { ensureAllTexts } from '#app/settings/languages.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { textLanguages } from '#i18n/i18n.ts';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { loadPage } from './load-page.ts';
import { PageError } from './page-error.tsx';
import { withPageTransition } from './page-transition.ts';
import { RoutePage } from './route-page.tsx';
import { placeAt, screenRoutes } from './screen-routes.tsx';
import { UnknownPath } from './unknown-path.tsx';

export type PortalRouter = ReturnType<typeof createPortalRouter>;

const FRAME = 'frame';

/** Every page, loaded together with the code of its parts. */
const pagesOf = (configuration: Configuration): RouteObject[] =>
  screenRoutes(textLanguages(), (route) => loadPage(configuration, route));

/** All pages inside the frame, in the languages whose texts are loaded. */
const framedRoutes = (configuration: Configuration): RouteObject => ({
  id: FRAME,
  element: <RoutePage />,
  errorElement: <PageError />,
  children: [
    ...pagesOf(configuration),
    {
      path: '*',
      element: <UnknownPath />,
      hydrateFallbackElement: <SkeletonCards />,
    },
  ],
});

/** The router of one page that is prerendered, at its address. */
export const createWrittenRouter = (configuration: Configuration, path: string): PortalRouter =>
  createMemoryRouter([framedRoutes(configuration)], { initialEntries: [path] });

/**
 * The router with subscriptions that start with its current state. React Router's provider reads the state when it
 * renders and subscribes after the commit: React yields to the browser in between, and a change at that time (the code
 * of the first page arrives) would never be shown. The router itself repeats the state only while it has no other
 * subscriber, and `routerReady` is one.
 */
function withPresentState<Router extends ReturnType<typeof createBrowserRouter>>(
  router: Router,
): Router {
  const { subscribe } = router;
  router.subscribe = (listener) => {
    const stop = subscribe(withPageTransition(listener, () => router.state));
    // React ignores a state that it shows already.
    listener(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return stop;
  };
  return router;
}

/** Resolves when the page of the address can be rendered at once. */
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
  const router = createBrowserRouter([...extraRoutes, framedRoutes(configuration)], {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      // The texts of the other languages are needed only for an address that the loaded ones do not know.
      if (!placeAt(path)) await ensureAllTexts(configuration);
      patch(FRAME, pagesOf(configuration));
    },
  });
  return withPresentState(router);
}
