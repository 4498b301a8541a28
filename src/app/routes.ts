import type { ComponentType } from 'react';

/** Who may see a route (customer area, section 2, "Route protection"). */
export type Access = 'private' | 'public' | 'unprotected';

export interface Route {
  /** Its path per language stands in `locales/<language>/routes.json`. */
  id: string;
  access: Access;
  /** Conditions without which the route does not exist. */
  requires: readonly string[];
  /** The screen, loaded when it is first shown; `landing` for a route that leads to the landing page. */
  screen: (() => Promise<ComponentType>) | 'landing';
  /** Route whose menu entry counts as current while this one shows; its own when absent. */
  entry?: string;
  /** Forms that the screen shows at once: fetched together with its code. */
  forms?: readonly string[];
}

/** Every route of the portal. */
export const routes: readonly Route[] = [
  { id: 'home', access: 'private', requires: [], screen: 'landing' },
  {
    id: 'login',
    access: 'public',
    requires: ['password-login-allowed'],
    screen: () => import('#screens/account/login-screen.tsx').then((module) => module.LoginScreen),
    forms: ['login'],
  },
  {
    id: 'contracts',
    access: 'private',
    requires: [],
    screen: () =>
      import('#screens/contracts/contracts-screen.tsx').then((module) => module.ContractsScreen),
  },
  {
    id: 'contract',
    access: 'private',
    requires: [],
    entry: 'contracts',
    screen: () =>
      import('#screens/contracts/contract-screen.tsx').then((module) => module.ContractScreen),
  },
  {
    id: 'gas-contract',
    access: 'private',
    requires: ['gas-enabled'],
    entry: 'contracts',
    screen: () =>
      import('#screens/contracts/gas-contract-screen.tsx').then(
        (module) => module.GasContractScreen,
      ),
  },
];

/** A route by its id; undefined for one that the portal does not have. */
export function routeOf(id: string): Route | undefined {
  return routes.find((route) => route.id === id);
}
