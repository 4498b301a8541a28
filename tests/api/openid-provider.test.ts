import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedAim } from '#api/openid-journey.ts';
import { authorizationAddress, checkedReturn, endSessionAddress } from '#api/openid-provider.ts';
import type { IdentityProvider } from '#domain/customer/sign-in.ts';
import { createBrowser } from '#tests/sandbox/account/openid-browser.ts';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';

const sandbox = testSandbox();
const aim = { redirect: '/facturas?year=2026', promotionalCode: 'AMIGO' };
const { signal } = new AbortController();

/** The storage of one tab. */
function tab(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

let provider: IdentityProvider;
beforeEach(async () => {
  const { issuer, clientId } = (await sandbox.control('/openid')).body;
  provider = { issuer, clientId, scope: 'openid profile email' };
  vi.stubGlobal('location', new URL(sandbox.url()));
  vi.stubGlobal('sessionStorage', tab());
});
afterEach(() => void vi.unstubAllGlobals());

const parametersOf = (address: string) => new URL(address).searchParams;
const authorize = (from = provider) =>
  authorizationAddress(from, { aim, language: 'ca-ES' }, signal);

/** Signs in at the provider's own pages; returns the query of the redirect back to the portal. */
async function signIn(address: string, user = '00000000T'): Promise<string> {
  const browser = createBrowser();
  const login = await browser.open(address);
  const answers = { user, password: 'Portal-demo-1' };
  return new URL((await browser.submit(login, /interaction\/[^/]+$/, answers)).url).search;
}

describe('the authorization request', () => {
  it('has a state and a nonce that are random each time', async () => {
    const [one, other] = [parametersOf(await authorize()), parametersOf(await authorize())];
    expect(Object.fromEntries(one)).toMatchObject({
      client_id: provider.clientId,
      response_type: 'code',
      redirect_uri: `${sandbox.url()}/connect`,
      ui_locales: 'ca',
    });
    for (const name of ['state', 'nonce']) {
      expect(one.get(name)?.length).toBeGreaterThanOrEqual(40);
      expect(one.get(name)).not.toBe(other.get(name));
    }
  });

  it('ends in a code that the retailer accepts with its nonce, once', async () => {
    const query = await signIn(await authorize());
    const { code, nonce, state, aim: found } = checkedReturn(query);
    expect(found).toEqual(aim);
    const exchange = () => sandbox.api('/v1/user/openid', { body: { code, nonce, state } });
    expect((await exchange()).status).toBe(200);
    expect((await exchange()).body.message).toBe('invalid_code');
  });
});

describe('a return is refused', () => {
  const refusal = (code: string) => expect.objectContaining({ problem: { kind: 'refused', code } });

  it('when it is replayed', async () => {
    const query = await signIn(await authorize());
    checkedReturn(query);
    expect(() => checkedReturn(query)).toThrow(refusal('nonce_missing'));
  });

  it('in a tab that never left', async () => {
    const query = await signIn(await authorize());
    vi.stubGlobal('sessionStorage', tab());
    expect(() => checkedReturn(query)).toThrow(refusal('nonce_missing'));
  });

  it('when it belongs to an earlier journey of the tab: only the last one is valid', async () => {
    const first = await signIn(await authorize());
    await authorize();
    expect(() => checkedReturn(first)).toThrow(refusal('invalid_state'));
    // The aim remains stored for another attempt.
    expect(storedAim()).toEqual(aim);
  });

  it.each([
    ['without a state', (query: URLSearchParams) => query.delete('state')],
    ['with a state of its own', (query: URLSearchParams) => query.set('state', 'x'.repeat(43))],
    ['with two states', (query: URLSearchParams) => query.append('state', 'second')],
    ['of another provider', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
    ['that does not name the provider', (query: URLSearchParams) => query.delete('iss')],
  ])('%s', async (_, change) => {
    const query = new URLSearchParams(await signIn(await authorize()));
    change(query);
    expect(() => checkedReturn(`?${query}`)).toThrow(refusal('invalid_state'));
  });

  it('when the user cancelled at the provider', async () => {
    const browser = createBrowser();
    const login = await browser.open(await authorize());
    const { search } = new URL((await browser.submit(login, /cancel$/)).url);
    expect(() => checkedReturn(search)).toThrow(refusal('access_denied'));
  });

  it('when the provider returns an error of its own', async () => {
    const state = parametersOf(await authorize()).get('state');
    const query = new URLSearchParams({
      error: 'temporarily_unavailable',
      state: String(state),
      iss: provider.issuer,
    });
    expect(() => checkedReturn(`?${query}`)).toThrow(refusal('provider_refused'));
  });
});

describe('a provider that is unavailable', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  /** The address of an issuer whose discovery document is this response. */
  async function issuerWith(status: number, body: string): Promise<string> {
    server = createServer((_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it.each([
    ['is broken', 500, '{}'],
    ['returns no JSON', 200, '<html>'],
    ['describes another issuer', 200, '{"issuer":"https://evil.example"}'],
    ['names no authorization endpoint', 200, ''],
  ])('%s: the user is not redirected to it', async (name, status, body) => {
    const issuer = await issuerWith(status, body);
    if (name.startsWith('names')) {
      server?.removeAllListeners('request');
      server?.on('request', (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ issuer }));
      });
    }
    const down = { problem: { kind: 'refused', code: 'provider_down' } };
    await expect(authorize({ ...provider, issuer })).rejects.toMatchObject(down);
  });

  it('refuses connections: sign-in and logout fail at once', async () => {
    const down = { problem: { kind: 'refused', code: 'provider_down' } };
    const issuer = await issuerWith(200, '{}');
    await new Promise((resolve) => server?.close(resolve));
    await expect(authorize({ ...provider, issuer })).rejects.toMatchObject(down);
    const session = { idToken: 'x', issuer, clientId: 'y', isNewCustomer: false };
    await expect(endSessionAddress(session, '/acceso', signal)).rejects.toMatchObject(down);
  });
});

it('a logout redirects to the provider with the id token and the return address', async () => {
  const { issuer, clientId } = provider;
  const session = { idToken: 'the.id.token', issuer, clientId, isNewCustomer: false };
  const address = new URL((await endSessionAddress(session, '/acces', signal)) ?? '');
  expect(address.origin + address.pathname).toBe(`${issuer}/session/end`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    id_token_hint: 'the.id.token',
    client_id: clientId,
    post_logout_redirect_uri: `${sandbox.url()}/acces`,
    state: 'left',
  });
});
