import { randomUUID } from 'node:crypto';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { createBrowser } from './openid-browser.ts';

const sandbox = testSandbox();
const password = 'Portal-demo-1';
const portal = async () => (await sandbox.control('/openid')).body.issuer.replace('/oidc', '');

interface Wanted {
  nonce?: string;
  state?: string;
  language?: string;
  redirect?: string;
}

async function authorization({ nonce, state, language = 'es', redirect }: Wanted = {}) {
  const { issuer, clientId } = (await sandbox.control('/openid')).body;
  const configuration = await fetch(`${issuer}/.well-known/openid-configuration`);
  const url = new URL((await configuration.json()).authorization_endpoint);
  const wanted = {
    client_id: clientId,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: redirect ?? `${await portal()}/connect`,
    nonce: nonce ?? randomUUID(),
    state: state ?? randomUUID(),
    ui_locales: language,
  };
  for (const [name, value] of Object.entries(wanted)) url.searchParams.set(name, value);
  return url.href;
}

async function comeBack(user: string, wanted: Wanted = {}, browser = createBrowser()) {
  const login = await browser.open(await authorization(wanted));
  const back = await browser.submit(login, /interaction\/[^/]+$/, { user, password });
  const { searchParams, pathname } = new URL(back.url);
  return { pathname, code: searchParams.get('code') ?? '', state: searchParams.get('state') };
}

const exchange = (code: string, nonce: string) =>
  sandbox.api('/v1/user/openid', { body: { code, nonce } });

async function signedIn(user: string, browser = createBrowser()) {
  const nonce = randomUUID();
  const { code } = await comeBack(user, { nonce }, browser);
  return (await exchange(code, nonce)).body.data.result;
}

describe('signing in at the identity provider', () => {
  it('returns a customer to the portal with a code and the state', async () => {
    const nonce = randomUUID();
    const { pathname, code, state } = await comeBack('00000000T', { nonce, state: 'the state' });
    expect([pathname, state]).toEqual(['/connect', 'the state']);
    const { status, body } = await exchange(code, nonce);
    expect(status).toBe(200);
    expect(body.data.result.new_customer).toBe(false);
    const { token } = body.data.result;
    expect((await sandbox.api('/v2/users/', { token })).body.data.name).toBe('Laura Ferrer Puig');
    expect((await sandbox.api('/v2/contracts', { token })).body.data.n_items).toBeGreaterThan(0);
  });

  it('returns an id token that the published keys verify, for this nonce', async () => {
    const nonce = randomUUID();
    const { code } = await comeBack('00000000T', { nonce });
    const { openid_token } = (await exchange(code, nonce)).body.data.result;
    const { issuer, clientId } = (await sandbox.control('/openid')).body;
    const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`));
    const { payload } = await jwtVerify(openid_token, keys, { issuer, audience: clientId });
    expect(payload).toMatchObject({ sub: '00000000T', nonce, email: 'laura.ferrer@example.com' });
  });

  it('creates an account for a new customer, once', async () => {
    const first = await signedIn('44444444A');
    expect(first.new_customer).toBe(true);
    const profile = (await sandbox.api('/v2/users/', { token: first.token })).body.data;
    expect(profile).toMatchObject({ vat: '44444444A', name: 'Aina Pons Mir' });
    const second = await signedIn('44444444A');
    expect(second.new_customer).toBe(true);
    expect(decodeJwt(second.token).user_id).toBe(profile.id);
    const byPassword = await sandbox.api('/v1/get_token', {
      body: { user: '44444444A', password },
    });
    expect(byPassword.status).toBe(403);
  });

  it('creates none where the retailer opens no accounts', async () => {
    const { vat } = (await sandbox.control('/openid/people', { method: 'POST' })).body;
    const nonce = randomUUID();
    const { code } = await comeBack(vat, { nonce });
    const closed = { signUp: { enabled: false } };
    await sandbox.control('/settings/public', { method: 'PUT', body: closed });
    const refused = await exchange(code, nonce);
    await sandbox.control('/settings/public', { method: 'PUT', body: {} });
    expect([refused.status, refused.body.message]).toEqual([403, 'cannot_sign_up']);
    expect((await signedIn(vat)).new_customer).toBe(true);
  });

  it('needs no second password while the session at the provider lasts', async () => {
    const browser = createBrowser();
    await signedIn('00000000T', browser);
    const { url } = await browser.open(await authorization());
    expect(new URL(url).searchParams.get('code')).toBeTruthy();
  });
});

describe('the exchange refuses', () => {
  it('another nonce, and the code is used up by that', async () => {
    const nonce = randomUUID();
    const { code } = await comeBack('00000000T', { nonce });
    const wrong = await exchange(code, randomUUID());
    expect([wrong.status, wrong.body.message]).toEqual([403, 'invalid_nonce']);
    const right = await exchange(code, nonce);
    expect([right.status, right.body.message]).toEqual([403, 'invalid_code']);
  });

  it('a code that was used, and one that never was', async () => {
    const nonce = randomUUID();
    const { code } = await comeBack('00000000T', { nonce });
    expect((await exchange(code, nonce)).status).toBe(200);
    for (const used of [code, 'never-given']) {
      const answer = await exchange(used, nonce);
      expect([answer.status, answer.body.message]).toEqual([403, 'invalid_code']);
    }
  });

  it('guessing without end', async () => {
    await sandbox.control('/attempts', { method: 'DELETE' });
    for (let attempt = 0; attempt < 10; attempt++) await exchange('never-given', randomUUID());
    const refused = await exchange('never-given', randomUUID());
    await sandbox.control('/attempts', { method: 'DELETE' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the page of the provider', () => {
  it.each([
    ['es', 'Identifíquese', 'Clave'],
    ['ca', 'Identifiqui’s', 'Clau'],
  ])('speaks %s, under the policy of the portal', async (language, title, label) => {
    const { status, text, headers } = await createBrowser().open(await authorization({ language }));
    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(title);
    expect(text).toContain(label);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self' ");
    expect(policy).not.toContain('unsafe');
    expect(text).not.toMatch(/<script>|<style|style="|\son\w+="/);
  });

  it('shows the same for a wrong password and a stranger, and escapes what was typed', async () => {
    const browser = createBrowser();
    const login = await browser.open(await authorization());
    const attempt = (user: string) =>
      browser.submit(login, /interaction\/[^/]+$/, { user, password: 'wrong' });
    const known = await attempt('00000000T');
    const stranger = await attempt('99999999R');
    expect([known.status, stranger.status]).toEqual([403, 403]);
    expect(stranger.text.replace('99999999R', '00000000T')).toBe(known.text);
    expect((await attempt('"><script>')).text).not.toContain('<script>');
  });

  it('stops guessing after ten failures', async () => {
    const browser = createBrowser();
    const login = await browser.open(await authorization());
    const guess = () =>
      browser.submit(login, /interaction\/[^/]+$/, { user: '22222222J', password: 'guess' });
    for (let attempt = 0; attempt < 10; attempt++) expect((await guess()).status).toBe(403);
    expect((await guess()).status).toBe(429);
    await sandbox.control('/attempts', { method: 'DELETE' });
  });

  it('redirects to the portal without a code when the user cancels', async () => {
    const browser = createBrowser();
    const login = await browser.open(await authorization({ state: 'mine' }));
    const { searchParams } = new URL((await browser.submit(login, /cancel$/)).url);
    expect([searchParams.get('error'), searchParams.get('state')]).toEqual([
      'access_denied',
      'mine',
    ]);
  });

  it('redirects to the portal a user who opens it again after signing in', async () => {
    const browser = createBrowser();
    const login = await browser.open(await authorization());
    await browser.submit(login, /interaction\/[^/]+$/, { user: '00000000T', password });
    const back = await browser.open(login.url);
    expect([back.status, back.url]).toEqual([303, `${await portal()}/`]);
  });

  it('is refused in another browser, and with another return address', async () => {
    const login = await createBrowser().open(await authorization());
    const stranger = createBrowser({ 'accept-language': 'ca' });
    const other = await stranger.open(login.url);
    expect(other.status).toBe(400);
    expect(other.text).toContain('No s’ha pogut continuar');
    const abroad = await stranger.open(await authorization({ redirect: 'https://example.com/' }));
    expect([abroad.status, new URL(abroad.url).origin]).toEqual([400, await portal()]);
  });
});

describe('the end of the session at the provider', () => {
  const ending = async (hint: string, state = 'bye') => {
    const origin = await portal();
    const url = new URL(`${origin}/oidc/session/end`);
    const back = { id_token_hint: hint, post_logout_redirect_uri: `${origin}/acceso`, state };
    for (const [name, value] of Object.entries(back)) url.searchParams.set(name, value);
    return url.href;
  };

  it('takes the id token, returns to the portal, and prompts for the password again', async () => {
    const browser = createBrowser();
    const { openid_token } = await signedIn('00000000T', browser);
    const prompt = await browser.open(await ending(openid_token));
    expect(prompt.text).toContain('Cerrar la sesión');
    expect(prompt.text).toContain('src="/oidc/submit.js"');
    const back = await browser.submit(prompt, /confirm$/, { logout: 'yes' });
    expect(back.url).toBe(`${await portal()}/acceso?state=bye`);
    const again = await browser.open(await authorization());
    expect(again.text).toContain('Identifíquese');
  });

  it('prompts for confirmation without an id token', async () => {
    const browser = createBrowser();
    await signedIn('00000000T', browser);
    const prompt = await browser.open(`${await portal()}/oidc/session/end?ui_locales=ca`);
    expect(prompt.text).toContain('Continuar connectat');
    expect(prompt.text).not.toContain('<script');
    await browser.submit(prompt, /confirm$/);
    const { url } = await browser.open(await authorization());
    expect(new URL(url).searchParams.get('code')).toBeTruthy();
  });

  it('refuses a forged id token', async () => {
    const forged = 'eyJhbGciOiJub25lIn0.eyJhdWQiOiJsbHVlcm5hLXBvcnRhbCJ9.';
    const answer = await createBrowser().open(await ending(forged));
    expect([answer.status, answer.text.includes('No se ha podido continuar')]).toEqual([400, true]);
  });
});
