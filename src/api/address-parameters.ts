import type { SignInParameters } from '#domain/customer/sign-in.ts';
import { takeCodeFromAddress } from './address-code.ts';

/** The return route of the identity provider, the same in every language: the provider knows this address only. */
const RETURN_PATH = /^\/connect\/?$/;
const signInNames = ['token', 'id_client', 'secret'];
/** Marks the return from a logout at the identity provider; the portal itself sends it there. */
export const LEFT_STATE = 'left';

export interface AddressParameters {
  signIn: SignInParameters | null;
  /** True on the return from a logout at the identity provider. */
  hasLeft: boolean;
}

/**
 * Removes the credentials (a token, a client's secret, the code of the identity provider or of an activation) from the
 * address and returns them. Must run before any other code reads the address. Requests that the page sends before that
 * carry no path in their `Referer`: `Referrer-Policy` is `strict-origin` (schemas/deployment.json).
 */
export function takeFromAddress(): AddressParameters {
  if (RETURN_PATH.test(location.pathname)) return takeReturn();
  // The activation screen reads the code later.
  takeCodeFromAddress();
  const address = new URL(location.href);
  const { searchParams } = address;
  const [token, clientId, secret] = signInNames.map((name) => searchParams.get(name));
  const hasLeft = searchParams.get('state') === LEFT_STATE;
  removeSignIn(address);
  if (hasLeft) searchParams.delete('state');
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  return { signIn: credentialsOf(token, clientId, secret), hasLeft };
}

/** Removes unused credentials from an address and from its `redirect`, the address to open after the sign-in. */
function removeSignIn({ searchParams }: URL): void {
  for (const name of signInNames) searchParams.delete(name);
  const redirect = searchParams.get('redirect');
  if (!redirect?.startsWith('/') || !URL.canParse(redirect, location.origin)) return;
  const next = new URL(redirect, location.origin);
  const before = next.href;
  removeSignIn(next);
  if (next.href !== before)
    searchParams.set('redirect', `${next.pathname}${next.search}${next.hash}`);
}

/** Removes everything that the identity provider sent from the address. */
function takeReturn(): AddressParameters {
  const query = location.search;
  history.replaceState(history.state, '', location.pathname);
  return { signIn: query === '' ? null : { kind: 'provider', query }, hasLeft: false };
}

function credentialsOf(
  token: string | null | undefined,
  clientId: string | null | undefined,
  secret: string | null | undefined,
): SignInParameters | null {
  if (token) return { kind: 'token', token };
  return clientId && secret ? { kind: 'client', clientId, secret } : null;
}
