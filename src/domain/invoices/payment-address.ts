import type { Settings } from '#domain/settings/settings-types.ts';

/**
 * Address of the retailer's payment page, or null when there is none, when it is no `https` address, or when its
 * host is not on the retailer's own list (decision 24).
 */
export function paymentAddress(payment: Pick<Settings['payment'], 'url' | 'hosts'>): string | null {
  if (!payment.url || !URL.canParse(payment.url)) return null;
  const { protocol, host, href } = new URL(payment.url);
  return protocol === 'https:' && payment.hosts.includes(host) ? href : null;
}
