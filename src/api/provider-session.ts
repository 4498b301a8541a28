import type { ProviderSession } from '#domain/customer/session.ts';
import { storedValue, storeText } from '#storage/browser-storage.ts';

const KEY = 'lluerna.provider';

/**
 * Stores the identity provider's part of a customer's session for all tabs, as any of them may log out. Null removes
 * it.
 */
export function storeProviderSession(customerId: string, provider: ProviderSession | null): void {
  // Where storage is blocked, the session at the provider ends by itself.
  storeText('browser', KEY, provider && JSON.stringify({ customerId, provider }));
}

/** The stored provider session of this customer; null when there is none or it belongs to another customer. */
export function storedProviderSession(customerId: string | undefined): ProviderSession | null {
  const stored = storedValue('browser', KEY) as
    | { customerId?: string; provider?: ProviderSession }
    | null
    | undefined;
  return stored?.customerId === customerId && stored?.provider?.idToken ? stored.provider : null;
}
