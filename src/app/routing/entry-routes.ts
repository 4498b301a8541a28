import { lazyScreen } from './lazy-screen.tsx';
import type { Route } from './route.ts';

/** Pages that external links open: the redirect to the requested page, the welcome page, and the alternative home. */
export const entryRoutes: readonly Route[] = [
  {
    id: 'loading',
    access: 'private',
    requires: [],
    // It always redirects: with a session to `redirect` or to the landing page, without one to the login.
    lands: () => true,
    screen: lazyScreen(() =>
      import('#screens/home/loading-screen.tsx').then((module) => module.LoadingScreen),
    ),
  },
  {
    id: 'welcome',
    access: 'unprotected',
    requires: [],
    screen: lazyScreen(() =>
      import('#screens/home/welcome-screen.tsx').then((module) => module.WelcomeScreen),
    ),
    next: ['contracts', 'sign-up'],
  },
  {
    id: 'alternative-home',
    access: 'unprotected',
    requires: [],
    screen: lazyScreen(() =>
      import('#screens/home/home-screen.tsx').then((module) => module.AlternativeHomeScreen),
    ),
  },
];
