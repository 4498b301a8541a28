import type { ProviderSession } from '#domain/session.ts';

const KEY = 'lluerna.provider';

/**
 * Keeps what the identity provider gave with a customer's session, for all tabs: any of them may log out. Null forgets
 * it.
 */
export function keepProviderSession(customerId: string, provider: ProviderSession | null): void {
  try {
    if (provider === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ customerId, provider }));
  } catch {
    // Where storage is blocked, the session at the provider ends by itself.
  }
}

/** What was kept of this customer; null for none and for somebody else's. */
export function keptProviderSession(customerId: string | undefined): ProviderSession | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return kept?.customerId === customerId && kept?.provider?.idToken ? kept.provider : null;
  } catch {
    return null;
  }
}
