import type { IconName } from '#ui/icon.tsx';

const icons: Partial<Record<string, IconName>> = {
  home: 'home',
  login: 'person',
  'sign-up': 'person',
  profile: 'person',
  invoices: 'invoice',
  contracts: 'document',
  'customer-service': 'help',
  contact: 'mail',
  requests: 'mail',
  newsletter: 'mail',
  'price-alerts': 'chart',
  comparator: 'search',
  'gas-comparator': 'search',
  'power-calculator': 'chart',
  'contracting-dual': 'bolt',
  'contracting-electricity': 'bolt',
  'contracting-gas': 'flame',
};

/** The icon of a menu's entry. */
export const entryIcon = (route: string): IconName => icons[route] ?? 'chevron-right';
