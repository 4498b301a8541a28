import type { OpenEntry } from '#app/menu-entries.ts';
import type { IconName } from '#ui/layout/icon.tsx';

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

/** The icon of a menu's entry: the one that the retailer chose, or the usual one of its page. */
export const entryIcon = ({ icon, route }: OpenEntry): IconName =>
  icon ?? (route === null ? 'globe' : (icons[route] ?? 'chevron-right'));
