import type { ProviderSession } from '#domain/customer/session.ts';
import { storedValue, storeText } from '#storage/browser-storage.ts';

const KEY = 'lluerna.provider';

/**
 * Keeps what the identity provider gave with a customer's session, for all tabs: any of them may log out. Null forgets
 * it.
 */
export function keepProviderSession(customerId: string, provider: ProviderSession | null): void {
  // Where storage is blocked, the session at the provider ends by itself.
  storeText('browser', KEY, provider && JSON.stringify({ customerId, provider }));
}

/** What was kept of this customer; null for none and for somebody else's. */
export function keptProviderSession(customerId: string | undefined): ProviderSession | null {
  const kept = storedValue('browser', KEY) as
    | { customerId?: string; provider?: ProviderSession }
    | null
    | undefined;
  return kept?.customerId === customerId && kept?.provider?.idToken ? kept.provider : null;
}
