import { lazyScreen } from './lazy-screen.tsx';
import type { Route } from './route.ts';

/** Pages that the retailer writes. */
export const contentRoutes: readonly Route[] = [
  {
    id: 'retailer-page',
    access: 'unprotected',
    requires: ['server-elements-enabled'],
    screen: lazyScreen(() =>
      import('#screens/pages/retailer-page-screen.tsx').then((module) => module.RetailerPageScreen),
    ),
  },
];
