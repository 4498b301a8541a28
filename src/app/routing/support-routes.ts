import { lazyScreen } from './lazy-screen.tsx';
import type { Route } from './route.ts';

/** Customer service, requests, profile and what was sent. */
export const supportRoutes: readonly Route[] = [
  {
    id: 'customer-service',
    access: 'unprotected',
    requires: [],
    hasHelp: true,
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
    access: 'unprotected',
    requires: ['claims-enabled'],
    entry: 'customer-service',
    screen: lazyScreen(() =>
      import('#screens/support/claims-screen.tsx').then((module) => module.ClaimsScreen),
    ),
    forms: ['claim-unsigned'],
  },
  {
    id: 'requests',
    access: 'private',
    requires: ['requests-enabled'],
    entry: 'customer-service',
    screen: lazyScreen(() =>
      import('#screens/requests/requests-screen.tsx').then((module) => module.RequestsScreen),
    ),
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
    id: 'contract-notice',
    access: 'private',
    requires: [],
    entry: 'contracts',
    screen: lazyScreen(() =>
      import('#screens/contracts/contract-notice-screen.tsx').then(
        (module) => module.ContractNoticeScreen,
      ),
    ),
  },
];
