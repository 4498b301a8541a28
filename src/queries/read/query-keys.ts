/**
 * First part of the key of every query: what it reads. A mutation names those that it makes stale (`stales`), and a
 * form document too (`fresh`), so that a name that no query has is an error.
 */
export const readNames = [
  'addresses',
  'application',
  'banner',
  'battery',
  'battery-types',
  'communications',
  'comparison-related',
  'consumption',
  'contract',
  'contracts',
  'coupons',
  'email-change',
  'examples',
  'explain',
  'feature-flags',
  'form',
  'form-texts',
  'gallery',
  'history-entry',
  'ibans',
  'invoices',
  'lead-summary',
  'live-version',
  'lookup',
  'market-products',
  'newsletters',
  'page-elements',
  'payment-summary',
  'preview',
  'price-alerts',
  'request',
  'requests',
  'settings',
  'tariff-options',
  'user',
  'user-sessions',
  'widgets',
  'wizard-resumption',
] as const;

type Read = (typeof readNames)[number];

/** Key of a query: what it reads, then the parameters. */
export type ReadKey = readonly [Read, ...unknown[]];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: ReadKey;
  }
}
