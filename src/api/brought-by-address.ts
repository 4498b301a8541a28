import type { BroughtSignIn } from '#domain/sign-in.ts';

/** The return route of the identity provider, the same in every language: the provider knows this address only. */
const RETURN_PATH = /^\/connect\/?$/;
const signInNames = ['token', 'id_client', 'secret'];
/** Marks the return from a logout at the identity provider; the portal itself sends it there. */
export const LEFT_STATE = 'left';

export interface BroughtByAddress {
  signIn: BroughtSignIn | null;
  /** True on the return from a logout at the identity provider. */
  hasLeft: boolean;
}

/**
 * Removes from the address what signs somebody in (a token, a client's secret, the code of the identity provider) and
 * returns it. Must run before anything else sees the address.
 */
export function takeFromAddress(): BroughtByAddress {
  const address = new URL(location.href);
  const { searchParams } = address;
  if (RETURN_PATH.test(address.pathname)) {
    const query = address.search;
    address.search = '';
    address.hash = '';
    history.replaceState(history.state, '', address);
    return { signIn: query === '' ? null : { kind: 'provider', query }, hasLeft: false };
  }
  const [token, clientId, secret] = signInNames.map((name) => searchParams.get(name));
  const hasLeft = searchParams.get('state') === LEFT_STATE;
  for (const name of signInNames) searchParams.delete(name);
  if (hasLeft) searchParams.delete('state');
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  return { signIn: credentialsOf(token, clientId, secret), hasLeft };
}

function credentialsOf(
  token: string | null | undefined,
  clientId: string | null | undefined,
  secret: string | null | undefined,
): BroughtSignIn | null {
  if (token) return { kind: 'token', token };
  return clientId && secret ? { kind: 'client', clientId, secret } : null;
}
