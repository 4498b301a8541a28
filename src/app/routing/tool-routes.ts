import { lazyScreen } from './lazy-screen.tsx';
import type { Route } from './route.ts';

/** What prospects try before they contract, newsletters, and the alerts of customers who follow the market. */
export const toolRoutes: readonly Route[] = [
  {
    id: 'comparator',
    access: 'unprotected',
    requires: ['comparator-enabled'],
    documents: () => [],
    screen: lazyScreen(() =>
      import('#screens/tools/comparison/comparator-screen.tsx').then(
        (module) => module.ComparatorScreen,
      ),
    ),
    forms: ['comparison'],
  },
  {
    id: 'gas-comparator',
    access: 'unprotected',
    requires: ['comparator-enabled', 'gas-enabled'],
    documents: () => [],
    screen: lazyScreen(() =>
      import('#screens/tools/comparison/gas-comparator-screen.tsx').then(
        (module) => module.GasComparatorScreen,
      ),
    ),
    forms: ['gas-comparison'],
  },
  {
    id: 'power-calculator',
    access: 'unprotected',
    requires: ['power-calculator-enabled'],
    usesFoot: true,
    screen: lazyScreen(() =>
      import('#screens/tools/power/power-calculator-screen.tsx').then(
        (module) => module.PowerCalculatorScreen,
      ),
    ),
    forms: ['power-calculation'],
  },
  {
    id: 'newsletter',
    access: 'unprotected',
    requires: ['newsletter-enabled'],
    screen: lazyScreen(() =>
      import('#screens/tools/newsletter/newsletter-screen.tsx').then(
        (module) => module.NewsletterScreen,
      ),
    ),
    forms: ['newsletter-request'],
  },
  {
    id: 'price-alerts',
    access: 'private',
    requires: ['price-alerts-enabled'],
    screen: lazyScreen(() =>
      import('#screens/tools/alerts/price-alerts-screen.tsx').then(
        (module) => module.PriceAlertsScreen,
      ),
    ),
    forms: ['price-alert'],
  },
];
