import type { Settings } from '#config/configuration-types.ts';
import { useFacts } from '#config/facts-provider.tsx';
import type { IdentityProvider } from '#domain/customer/sign-in.ts';

/** The identity provider of the settings; null where customers do not sign in at one. */
export function identityProviderOf({ oidc }: Pick<Settings, 'oidc'>): IdentityProvider | null {
  const { enabled, issuer, clientId, scope } = oidc;
  return enabled && issuer && clientId ? { issuer, clientId, scope } : null;
}

/** The identity provider of the settings in force, or null. */
export function useIdentityProvider(): IdentityProvider | null {
  return identityProviderOf(useFacts().settings);
}
