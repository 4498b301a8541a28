// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedPayments } from '#actors/stored-payments.ts';
import { configureApi } from '#api/client.ts';
import { dropStoredToken, storedToken, storeToken } from '#api/session-cookies.ts';
import { userOf } from '#api/token.ts';
import { startSession, whenKnown } from '#app/access/session-start.ts';
import type { SessionUser } from '#domain/customer/session.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';

const ENDS_AT = Math.floor(Date.now() / 1000) + 3600;

/** A token as the retailer signs them, without a signature. */
function tokenOf(id: string, jti = ''): string {
  const claims = { sub: id, exp: ENDS_AT, name: id, vat: id, ...(jti && { jti }) };
  return `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.sig`;
}
const sessionOf = (id: string) => {
  const token = tokenOf(id);
  return { token, user: userOf(token) as SessionUser };
};

const PUBLIC: readonly ReadKey[] = [
  ['settings', 'public'],
  ['page-elements', 'group', 'Login', 'es-ES'],
];
const OWN: readonly ReadKey[] = [
  ['user'],
  ['email-change'],
  ['contracts', 'any'],
  ['settings', 'private'],
  ['request', 1],
];

let queryClient: QueryClient;
let stop: AbortController;
beforeEach(() => {
  queryClient = new QueryClient();
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  vi.unstubAllGlobals();
  dropStoredToken();
  sessionStorage.clear();
  localStorage.clear();
});

/** The session of the first customer, whose reads are in the cache. */
async function first(isValid = true) {
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: 'OK', data: { result: { token_is_valid: isValid } } }),
  );
  configureApi({ baseUrl: 'http://retailer.example', token: () => null });
  storeToken(tokenOf('1'));
  const session = startSession(queryClient, { signal: stop.signal });
  for (const queryKey of [...PUBLIC, ...OWN]) queryClient.setQueryData(queryKey, 'of the first');
  await whenKnown(session);
  return session;
}
const cached = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);

it('the same customer keeps what was read, with a new token too', async () => {
  const session = await first();
  session.send({ type: 'signIn', ...sessionOf('1') });
  expect(cached()).toEqual([...PUBLIC, ...OWN]);
});

type Session = Awaited<ReturnType<typeof first>>;

it.each<[string, (session: Session) => void]>([
  ['signs in', (session) => session.send({ type: 'signIn', ...sessionOf('2') })],
  [
    'signs in in another tab',
    () => {
      storeToken(tokenOf('2'));
      window.dispatchEvent(new Event('focus'));
    },
  ],
  [
    'signs in over an expired session',
    (session) => {
      session.send({ type: 'expire' });
      session.send({ type: 'signIn', ...sessionOf('2') });
    },
  ],
  [
    'comes after a logout in another tab',
    () => {
      dropStoredToken();
      window.dispatchEvent(new Event('focus'));
    },
  ],
])('no read is left of a customer when another one %s', async (_, happens) => {
  const session = await first();
  happens(session);
  expect(session.getSnapshot().context.user?.id).not.toBe('1');
  expect(cached()).toEqual(PUBLIC);
});

it('nor of one whose session turns out to have ended', async () => {
  const session = await first(false);
  expect(session.getSnapshot().value).toBe('signedOut');
  expect(cached()).toEqual(PUBLIC);
});

/** What this browser stores for a customer: a draft in this tab, and a payment that waits for the bank. */
function store(customer: string) {
  const payment = { idempotencyKey: 'a', methodId: 'pm_1', platform: 'stripe', intent: null };
  storedPayments(customer).keep('F1', { ...payment, lastTransaction: null, startedAt: Date.now() });
  sessionStorage.setItem(`lluerna.draft.${customer}/claim/`, '{}');
}
const isStored = (customer: string) => [
  storedPayments(customer).read('F1') !== undefined,
  sessionStorage.getItem(`lluerna.draft.${customer}/claim/`) !== null,
];

/** What happens in another tab while this one, of the first customer, has its token checked as it loads. */
async function meanwhile(inOtherTab: () => void, isValid = true) {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async () => {
    await answered;
    const result = { token_is_valid: isValid, token: tokenOf('1', 'renewed') };
    return Response.json({ status: 'OK', data: { result } });
  });
  configureApi({ baseUrl: 'http://retailer.example', token: () => null });
  storeToken(tokenOf('1'));
  const session = startSession(queryClient, { signal: stop.signal });
  inOtherTab();
  window.dispatchEvent(new Event('focus'));
  answer();
  await whenKnown(session);
  return session;
}

it.each([
  ['follows', true],
  ['whose session has ended follows', false],
])('a tab that loads %s the customer who signs in in another meanwhile', async (_, isValid) => {
  const session = await meanwhile(() => storeToken(tokenOf('2')), isValid);
  await vi.waitFor(() => expect(session.getSnapshot().context.user?.id).toBe('2'));
  expect(storedToken()).toBe(tokenOf('2'));
  expect(session.getSnapshot().context.token).toBe(tokenOf('2'));
});

it('follows the one who looks at the account of the same customer, or may write again', async () => {
  const session = await meanwhile(() => storeToken(tokenOf('1', 'agent')));
  await vi.waitFor(() => expect(session.getSnapshot().context.token).toBe(tokenOf('1', 'agent')));
  expect(storedToken()).toBe(tokenOf('1', 'agent'));
});

it('is signed out by a logout there meanwhile', async () => {
  const session = await meanwhile(dropStoredToken);
  await vi.waitFor(() => expect(session.getSnapshot().value).toBe('signedOut'));
  expect(storedToken()).toBeNull();
});

it('drafts and started payments are dropped when another customer signs in, not by a new token', async () => {
  const session = await first();
  store('1');
  session.send({ type: 'signIn', ...sessionOf('1') });
  expect(isStored('1')).toEqual([true, true]);
  session.send({ type: 'expire' });
  expect(isStored('1')).toEqual([true, true]);
  store('2');
  session.send({ type: 'signIn', ...sessionOf('2') });
  expect([isStored('1'), isStored('2')]).toEqual([
    [false, false],
    [true, true],
  ]);
});

it('a logout leaves no contracting on the device', async () => {
  const session = await first();
  const stored = () => Object.keys(localStorage).concat(Object.keys(sessionStorage));
  localStorage.setItem('lluerna.wizard.0', '{}');
  sessionStorage.setItem('lluerna.wizard.contracting-dual', '0');
  session.send({ type: 'signOut' });
  await vi.waitFor(() => expect(session.getSnapshot().value).toBe('signedOut'));
  expect(stored().filter((key) => key.startsWith('lluerna.wizard.'))).toEqual([]);
});
