import type { Settings } from '#config/configuration-types.ts';
import type { Access } from '#config/open-routes.ts';
import { lazyScreen, type Screen } from './lazy-screen.tsx';

export interface Route {
  /** Its path per language stands in `locales/<language>/routes.json`. */
  id: string;
  /** Who may see it; for some routes the settings decide. */
  access: Access | ((settings: Settings) => Access);
  /** Conditions without which the route does not exist. */
  requires: readonly string[];
  screen: Screen;
  /** True under settings with which it redirects to the landing page. */
  lands?: (settings: Settings) => boolean;
  /** True under settings with which it leads a visitor to the identity provider, as a private route does. */
  asksProvider?: (settings: Settings) => boolean;
  /** Route whose menu entry is current while this one shows; by default its own. */
  entry?: string;
  /** Forms that the screen shows at once, loaded together with its code. */
  forms?: readonly string[];
  /** Routes that people usually go to from it: their code is fetched while the page is idle. */
  next?: readonly string[];
}

/** Open to all, unless the retailer requires a session for contracting. */
const contracting = ({ contractation }: Settings) =>
  contractation.authenticate ? 'private' : 'unprotected';

const hasHome = ({ home }: Settings) => home.type === 'tabs';

export const routes: readonly Route[] = [
  {
    id: 'home',
    access: (settings) => (hasHome(settings) ? 'unprotected' : 'private'),
    requires: [],
    screen: lazyScreen(() =>
      import('#screens/home/home-screen.tsx').then((module) => module.HomeScreen),
    ),
    lands: (settings) => !hasHome(settings),
  },
  {
    id: 'login',
    access: 'public',
    requires: [],
    // With OpenID the login becomes private, unless passwords are allowed beside it (customer area, section 2).
    asksProvider: ({ oidc }) => !oidc.defaultLogin,
    screen: lazyScreen(() =>
      import('#screens/account/login-screen.tsx').then((module) => module.LoginScreen),
    ),
    forms: ['login'],
    next: ['invoices'],
  },
  {
    id: 'connect',
    access: 'unprotected',
    requires: [],
    screen: lazyScreen(() =>
      import('#screens/account/connect-screen.tsx').then((module) => module.ConnectScreen),
    ),
  },
  {
    id: 'invoices',
    access: 'private',
    requires: [],
    screen: lazyScreen(() =>
      import('#screens/invoices/invoices-screen.tsx').then((module) => module.InvoicesScreen),
    ),
    forms: ['invoices-filter'],
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
    forms: ['invoices-filter'],
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
    entry: 'contracts',
    screen: lazyScreen(() =>
      import('#screens/contracts/contract-screen.tsx').then((module) => module.ContractScreen),
    ),
  },
  {
    id: 'gas-contract',
    access: 'private',
    requires: ['gas-enabled'],
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
    entry: 'contracts',
    screen: lazyScreen(() =>
      import('#screens/invoices/contract-invoices-screen.tsx').then(
        (module) => module.ContractInvoicesScreen,
      ),
    ),
    forms: ['invoices-filter'],
  },
  {
    id: 'gas-contract-invoices',
    access: 'private',
    requires: ['gas-enabled'],
    entry: 'contracts',
    screen: lazyScreen(() =>
      import('#screens/invoices/contract-invoices-screen.tsx').then(
        (module) => module.GasContractInvoicesScreen,
      ),
    ),
    forms: ['invoices-filter'],
  },
  {
    id: 'contracting-electricity',
    access: contracting,
    requires: ['contracting-electricity-enabled'],
    screen: lazyScreen(() =>
      import('#screens/contracting/contracting-screen.tsx').then(
        (module) => module.ElectricityContractingScreen,
      ),
    ),
  },
  {
    id: 'contracting-gas',
    access: contracting,
    requires: ['contracting-gas-enabled'],
    screen: lazyScreen(() =>
      import('#screens/contracting/contracting-screen.tsx').then(
        (module) => module.GasContractingScreen,
      ),
    ),
  },
  {
    id: 'contracting-dual',
    access: contracting,
    requires: ['contracting-dual-enabled'],
    screen: lazyScreen(() =>
      import('#screens/contracting/contracting-screen.tsx').then(
        (module) => module.DualContractingScreen,
      ),
    ),
  },
  {
    id: 'sign-up',
    access: 'public',
    requires: ['sign-up-enabled'],
    screen: lazyScreen(() =>
      import('#screens/account/sign-up-screen.tsx').then((module) => module.SignUpScreen),
    ),
    forms: ['sign-up'],
    next: ['activation'],
  },
  {
    id: 'activation',
    access: 'public',
    requires: ['sign-up-enabled'],
    screen: lazyScreen(() =>
      import('#screens/account/activation-screen.tsx').then((module) => module.ActivationScreen),
    ),
    forms: ['activation'],
  },
  {
    id: 'password-recovery',
    access: 'public',
    requires: ['password-recovery-enabled', 'password-login-allowed'],
    screen: lazyScreen(() =>
      import('#screens/account/password-recovery-screen.tsx').then(
        (module) => module.PasswordRecoveryScreen,
      ),
    ),
    forms: ['password-recovery'],
  },
  {
    id: 'password-change',
    access: 'private',
    requires: ['password-change-enabled'],
    screen: lazyScreen(() =>
      import('#screens/account/password-change-screen.tsx').then(
        (module) => module.PasswordChangeScreen,
      ),
    ),
    forms: ['password-change'],
  },
  {
    id: 'customer-service',
    access: 'unprotected',
    requires: [],
    screen: lazyScreen(() =>
      import('#screens/support/customer-service-screen.tsx').then(
        (module) => module.CustomerServiceScreen,
      ),
    ),
    next: ['request-create', 'contact'],
  },
  {
    id: 'contact',
    access: 'unprotected',
    requires: ['case-flag'],
    entry: 'customer-service',
    screen: lazyScreen(() =>
      import('#screens/support/contact-screen.tsx').then((module) => module.ContactScreen),
    ),
    forms: ['contact-unsigned'],
  },
  {
    id: 'request-create',
    access: 'private',
    requires: [],
    entry: 'customer-service',
    screen: lazyScreen(() =>
      import('#screens/support/request-create-screen.tsx').then(
        (module) => module.RequestCreateScreen,
      ),
    ),
    forms: ['contact'],
  },
  {
    id: 'claims',
    access: 'private',
    requires: ['claims-enabled'],
    entry: 'customer-service',
    screen: lazyScreen(() =>
      import('#screens/support/claims-screen.tsx').then((module) => module.ClaimsScreen),
    ),
    forms: ['claim'],
  },
  {
    id: 'requests',
    access: 'private',
    requires: ['requests-enabled'],
    entry: 'customer-service',
    screen: lazyScreen(() =>
      import('#screens/requests/requests-screen.tsx').then((module) => module.RequestsScreen),
    ),
    forms: ['requests-filter'],
    next: ['request'],
  },
  {
    id: 'request',
    access: 'private',
    requires: ['requests-enabled'],
    entry: 'customer-service',
    screen: lazyScreen(() =>
      import('#screens/requests/request-screen.tsx').then((module) => module.RequestScreen),
    ),
    forms: ['request-message'],
  },
  {
    id: 'profile',
    access: 'private',
    requires: [],
    screen: lazyScreen(() =>
      import('#screens/profile/profile-screen.tsx').then((module) => module.ProfileScreen),
    ),
  },
  {
    id: 'contract-communications',
    access: 'private',
    requires: [],
    entry: 'contracts',
    screen: lazyScreen(() =>
      import('#screens/communications/communications-screen.tsx').then(
        (module) => module.CommunicationsScreen,
      ),
    ),
  },
  {
    id: 'about',
    access: 'unprotected',
    requires: [],
    screen: lazyScreen(() =>
      import('#screens/about/about-screen.tsx').then((module) => module.AboutScreen),
    ),
  },
];

export function routeOf(id: string): Route | undefined {
  return routes.find((route) => route.id === id);
}
