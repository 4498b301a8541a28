import type { Settings } from '#config/configuration-types.ts';
import { accountRoutes } from './account-routes.ts';
import { hasOwnHome } from './addresses/own-home.ts';
import { contentRoutes } from './content-routes.ts';
import { entryRoutes } from './entry-routes.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { Route } from './route.ts';
import { supportRoutes } from './support-routes.ts';
import { toolRoutes } from './tool-routes.ts';

/** Open to all, unless the retailer requires a session for contracting. */
const contracting = ({ contractation }: Settings) =>
  contractation.authenticate ? 'private' : 'unprotected';

/** Pages that have a screen of their own. */
export const routes: readonly Route[] = [
  {
    id: 'home',
    access: (settings) => (hasOwnHome(settings) ? 'unprotected' : 'private'),
    requires: [],
    screen: lazyScreen(() =>
      import('#screens/home/home-screen.tsx').then((module) => module.HomeScreen),
    ),
    lands: (settings) => !hasOwnHome(settings),
    documents: ({ home }, isCustomer) =>
      home.type === 'overview' ? [isCustomer ? 'home' : 'home-visitors'] : [],
    loadMore: (...shown) =>
      import('#screens/home/home-screen.tsx').then(({ loadHome }) => loadHome(...shown)),
    next: ['invoices'],
  },
  {
    id: 'login',
    access: 'public',
    requires: [],
    // With OpenID the login becomes private, unless passwords are allowed beside it (customer area, section 2).
    leadsToProvider: ({ oidc }) => !oidc.defaultLogin,
    screen: lazyScreen(() =>
      import('#screens/account/login-screen.tsx').then((module) => module.LoginScreen),
    ),
    forms: ['login'],
    next: ['invoices'],
  },
  {
    id: 'connect',
    access: 'unprotected',
    needsBrowser: true,
    requires: [],
    screen: lazyScreen(() =>
      import('#screens/account/connect-screen.tsx').then((module) => module.ConnectScreen),
    ),
  },
  {
    id: 'invoices',
    access: 'private',
    requires: [],
    pays: true,
    screen: lazyScreen(() =>
      import('#screens/invoices/invoices-screen.tsx').then((module) => module.InvoicesScreen),
    ),
    next: ['contracts'],
  },
  {
    id: 'multipoint-invoices',
    access: 'private',
    requires: ['multipoint-enabled'],
    entry: 'invoices',
    screen: lazyScreen(() =>
      import('#screens/invoices/multipoint-invoices-screen.tsx').then(
        (module) => module.MultipointInvoicesScreen,
      ),
    ),
  },
  {
    id: 'contracts',
    access: 'private',
    requires: [],
    screen: lazyScreen(() =>
      import('#screens/contracts/contracts-screen.tsx').then((module) => module.ContractsScreen),
    ),
    next: ['contract'],
  },
  {
    id: 'contract',
    access: 'private',
    requires: [],
    pays: true,
    entry: 'contracts',
    screen: lazyScreen(() =>
      import('#screens/contracts/contract-screen.tsx').then((module) => module.ContractScreen),
    ),
  },
  {
    id: 'gas-contract',
    access: 'private',
    requires: ['gas-enabled'],
    pays: true,
    entry: 'contracts',
    screen: lazyScreen(() =>
      import('#screens/contracts/gas-contract-screen.tsx').then(
        (module) => module.GasContractScreen,
      ),
    ),
  },
  {
    id: 'contract-invoices',
    access: 'private',
    requires: [],
    pays: true,
    entry: 'contracts',
    screen: lazyScreen(() =>
      import('#screens/invoices/contract-invoices-screen.tsx').then(
        (module) => module.ContractInvoicesScreen,
      ),
    ),
  },
  {
    id: 'gas-contract-invoices',
    access: 'private',
    requires: ['gas-enabled'],
    pays: true,
    entry: 'contracts',
    screen: lazyScreen(() =>
      import('#screens/invoices/contract-invoices-screen.tsx').then(
        (module) => module.GasContractInvoicesScreen,
      ),
    ),
  },
  {
    id: 'contracting-electricity',
    access: contracting,
    hasHelp: true,
    usesFoot: true,
    requires: ['contracting-electricity-enabled'],
    pays: true,
    documents: () => [],
    screen: lazyScreen(() =>
      import('#screens/contracting/contracting-screen.tsx').then(
        (module) => module.ElectricityContractingScreen,
      ),
    ),
  },
  {
    id: 'contracting-gas',
    access: contracting,
    hasHelp: true,
    usesFoot: true,
    requires: ['contracting-gas-enabled'],
    pays: true,
    documents: () => [],
    screen: lazyScreen(() =>
      import('#screens/contracting/contracting-screen.tsx').then(
        (module) => module.GasContractingScreen,
      ),
    ),
  },
  {
    id: 'contracting-dual',
    access: contracting,
    hasHelp: true,
    usesFoot: true,
    requires: ['contracting-dual-enabled'],
    pays: true,
    documents: () => [],
    screen: lazyScreen(() =>
      import('#screens/contracting/contracting-screen.tsx').then(
        (module) => module.DualContractingScreen,
      ),
    ),
  },
  ...accountRoutes,
  ...supportRoutes,
  ...toolRoutes,
  ...contentRoutes,
  ...entryRoutes,
  {
    id: 'about',
    access: 'unprotected',
    needsBrowser: true,
    requires: [],
    screen: lazyScreen(() =>
      import('#screens/about/about-screen.tsx').then((module) => module.AboutScreen),
    ),
  },
  {
    id: 'accessibility',
    access: 'unprotected',
    requires: [],
    screen: lazyScreen(() =>
      import('#screens/about/accessibility-screen.tsx').then(
        (module) => module.AccessibilityScreen,
      ),
    ),
  },
];
