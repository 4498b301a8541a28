import { lazyScreen } from './lazy-screen.tsx';
import type { Route } from './route.ts';

/** Pages that links from outside lead to: on to where somebody wants to be, the welcome, and the other home. */
export const entryRoutes: readonly Route[] = [
  {
    id: 'loading',
    access: 'private',
    requires: [],
    // With a session it leads on, to `redirect` or to the landing page, and without one to the login: nobody stays.
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
