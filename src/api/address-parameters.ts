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
 * Removes from the address what signs somebody in (a token, a client's secret, the code of the identity provider or of
 * an activation) and returns it. Must run before anything else sees the address. What the page requests before that
 * carries no path in its `Referer`: `Referrer-Policy` is `strict-origin` (schemas/deployment.json).
 */
export function takeFromAddress(): AddressParameters {
  if (RETURN_PATH.test(location.pathname)) return takeReturn();
  // The screen of the activation asks for it later.
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

/** Removes from an address what signs somebody in, and from the one to go to after signing in: nothing there uses it. */
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

/** All that the identity provider sent leaves the address. */
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
