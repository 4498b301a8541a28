import type { ComponentType } from 'react';
import type { Settings } from '#config/configuration-types.ts';
import type { Access } from '#config/open-routes.ts';

export interface Route {
  /** Its path per language stands in `locales/<language>/routes.json`. */
  id: string;
  /** Who may see it; for some routes settings say so. */
  access: Access | ((settings: Settings) => Access);
  /** Conditions without which the route does not exist. */
  requires: readonly string[];
  /** The screen, loaded when it is first shown. */
  screen: () => Promise<ComponentType>;
  /** True under settings with which it shows nothing itself and leads to the landing page. */
  lands?: (settings: Settings) => boolean;
  /** Route whose menu entry counts as current while this one shows; its own when absent. */
  entry?: string;
  /** Forms that the screen shows at once: fetched together with its code. */
  forms?: readonly string[];
}

/** Open to all, unless the retailer requires a session to contract. */
const contracting = ({ contractation }: Settings) =>
  contractation.authenticate ? 'private' : 'unprotected';

const hasHome = ({ home }: Settings) => home.type === 'tabs';

/** Every route of the portal. */
export const routes: readonly Route[] = [
  {
    id: 'home',
    access: (settings) => (hasHome(settings) ? 'unprotected' : 'private'),
    requires: [],
    screen: () => import('#screens/home/home-screen.tsx').then((module) => module.HomeScreen),
    lands: (settings) => !hasHome(settings),
  },
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
  {
    id: 'contracting-electricity',
    access: contracting,
    requires: ['contracting-electricity-enabled'],
    screen: () =>
      import('#screens/contracting/contracting-screen.tsx').then(
        (module) => module.ElectricityContractingScreen,
      ),
  },
  {
    id: 'contracting-gas',
    access: contracting,
    requires: ['contracting-gas-enabled'],
    screen: () =>
      import('#screens/contracting/contracting-screen.tsx').then(
        (module) => module.GasContractingScreen,
      ),
  },
  {
    id: 'contracting-dual',
    access: contracting,
    requires: ['contracting-dual-enabled'],
    screen: () =>
      import('#screens/contracting/contracting-screen.tsx').then(
        (module) => module.DualContractingScreen,
      ),
  },
  {
    id: 'about',
    access: 'unprotected',
    requires: [],
    screen: () => import('#screens/about/about-screen.tsx').then((module) => module.AboutScreen),
  },
];

/** A route by its id; undefined for one that the portal does not have. */
export function routeOf(id: string): Route | undefined {
  return routes.find((route) => route.id === id);
}
