import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PortalServer, startPortalServer } from '#sandbox/web/portal-server.ts';
import { send, testSandbox } from '#tests/sandbox/sandbox-client.ts';

/** The portal's own server before a retailer's API, as `npm run serve` and `npm start -- --api` start it. */

const INDEX = '<!doctype html><title>Portal</title>';
const PASSWORD = 'Portal-demo-1';
const [HOUSEHOLD, COMPANY] = ['00000000T', 'B00000000'];
const retailer = testSandbox();
const folder = mkdtempSync(join(tmpdir(), 'lluerna-portal-'));
let [open, hiding]: PortalServer[] = [];

async function portal(mode: 'token' | 'cookie', api = `${retailer.url()}/api`) {
  const staticDir = join(folder, mode);
  const configDir = join(staticDir, 'config');
  mkdirSync(join(configDir, 'private'), { recursive: true });
  writeFileSync(join(staticDir, 'index.html'), INDEX);
  writeFileSync(
    join(configDir, 'private/deployment.json'),
    JSON.stringify({ headers: { 'X-Frame-Options': 'DENY' }, session: { mode } }),
  );
  return startPortalServer({ port: 0, host: '127.0.0.1', api, staticDir, configDir });
}

beforeAll(async () => {
  [open, hiding] = [await portal('token'), await portal('cookie')];
});
afterAll(async () => {
  await Promise.all([open?.close(), hiding?.close()]);
  rmSync(folder, { recursive: true });
});

const signIn = (server: PortalServer | undefined, user = HOUSEHOLD) =>
  send(`${server?.url}/api/v1/get_token`, { body: { user, password: PASSWORD } });
const cookiesOf = ({ headers }: { headers: Headers }) =>
  headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');

describe('the API of a retailer under /api', () => {
  it('answers as at its own address, with the headers of the portal', async () => {
    const { body } = await signIn(open);
    const { token } = body.data.result;
    const contracts = await send(`${open?.url}/api/v2/contracts?limit=2`, { token });
    expect(contracts.body).toEqual((await retailer.api('/v2/contracts?limit=2', { token })).body);
    expect(contracts.headers.get('x-frame-options')).toBe('DENY');
    expect((await send(`${open?.url}/api/v2/contracts`)).status).toBe(401);
    expect((await send(`${open?.url}/acceso`)).text).toBe(INDEX);
    expect((await send(`${open?.url}/healthz`)).body).toEqual({ status: 'ok' });
  });

  it('that does not answer is an error with the shape of its errors', async () => {
    const lost = await portal('token', 'http://127.0.0.1:9/api');
    const { status, body } = await send(`${lost.url}/api/v2/contracts`);
    expect([status, body]).toEqual([502, { status: 'ERROR', message: 'bad_gateway' }]);
    await lost.close();
  });
});

describe('a session whose token no script can read', () => {
  it('has it in an HttpOnly cookie, and the page gets what opens nothing at the API', async () => {
    const answer = await signIn(hiding);
    const { token: part } = answer.body.data.result;
    const [, claims] = part.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      vat: HOUSEHOLD,
      exp: expect.any(Number),
    });
    expect((await retailer.api('/v2/contracts', { token: part })).status).toBe(401);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^session-[\w-]{16}=.+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const forwarded = await send(`${hiding?.url}/api/v1/get_token`, {
      body: { user: HOUSEHOLD, password: PASSWORD },
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(forwarded.headers.getSetCookie()[0]).toMatch(/^__Host-session-.+; HttpOnly; Secure; /);
  });

  it('opens with both the cookie and the part, with neither alone', async () => {
    const answer = await signIn(hiding);
    const { token: part } = answer.body.data.result;
    const [cookie = ''] = cookiesOf(answer);
    const contracts = (token: string | undefined, cookies: string) =>
      send(`${hiding?.url}/api/v2/contracts`, { token, headers: { cookie: cookies } });
    expect((await contracts(part, cookie)).status).toBe(200);
    const lost = await contracts(part, '');
    expect([lost.status, lost.body.message]).toEqual([401, 'token_expired']);
    // What another site can send: the cookie, and no header.
    expect((await contracts(undefined, cookie)).status).toBe(401);
  });

  it('of two customers does not mix', async () => {
    const answers = [await signIn(hiding), await signIn(hiding, COMPANY)];
    const cookie = answers.flatMap(cookiesOf).join('; ');
    const totals = await Promise.all(
      answers.map(async ({ body }) => {
        const { token } = body.data.result;
        const answer = await send(`${hiding?.url}/api/v2/contracts?type=electricity`, {
          ...{ token, headers: { cookie } },
        });
        return answer.body.data.n_items;
      }),
    );
    expect(totals[1]).toBeGreaterThan(totals[0]);
  });

  it('of an agent who only looks stays so beside the customer in one browser', async () => {
    const [seen, own] = [await retailer.freshCustomer(), await retailer.freshCustomer()];
    const link = await fetch(`${hiding?.url}/?token=${seen.readOnlyToken}`, { redirect: 'manual' });
    const answer = await signIn(hiding, own.user);
    const to = new URL(link.headers.get('location') ?? '', hiding?.url);
    const agent = to.searchParams.get('token') ?? '';
    const { token: customer } = answer.body.data.result;
    const cookie = [link, answer].flatMap(cookiesOf).join('; ');
    const called = (path: string, token: string, options: object = {}) =>
      send(`${hiding?.url}/api${path}`, { ...options, token, headers: { cookie } });

    const firstOf = async (token: string) =>
      (await called('/v2/contracts', token)).body.data.items.map(
        ({ name }: { name: string }) => name,
      );
    expect(await firstOf(agent)).toContain(seen.contracts[0]?.name);
    expect(await firstOf(customer)).toContain(own.contracts[0]?.name);
    expect(await firstOf(customer)).not.toContain(seen.contracts[0]?.name);

    const end = (token: string) => called('/v1/user/sessions/end', token, { method: 'POST' });
    const refused = await end(agent);
    expect([refused.status, refused.body.message]).toEqual([403, 'read_only']);
    expect((await end(customer)).status).toBe(200);

    // Made by hand: the part of one who may write.
    const [header, claims = ''] = agent.split('.');
    const shown = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...shown, read_only: false })).toString(
      'base64url',
    );
    expect((await end(`${header}.${forged}.`)).status).toBe(401);
  });

  it('leaves room for others: the oldest of many cookies go', async () => {
    const jar = new Map<string, string>();
    const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const keep = ({ headers }: { headers: Headers }) => {
      for (const cookie of headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (cookie.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      }
    };
    const first = await signIn(hiding);
    keep(first);
    let part = first.body.data.result.token;
    const parts = [part];
    for (let page = 0; page < 40; page += 1) {
      const renewed = await send(`${hiding?.url}/api/v1/is_token_valid`, {
        ...{ body: { token: part }, headers: { cookie: cookies() } },
      });
      keep(renewed);
      part = (renewed.body.data.result ?? renewed.body.data).token;
      parts.push(part);
    }
    expect(cookies().length).toBeLessThan(5000);
    const statusOf = async (token: string) =>
      (await send(`${hiding?.url}/api/v2/contracts`, { token, headers: { cookie: cookies() } }))
        .status;
    // What another tab still sends is good for a while.
    expect(await Promise.all(parts.slice(-4).map(statusOf))).toEqual([200, 200, 200, 200]);
    expect(await statusOf(parts[0])).toBe(401);
  });

  it('is prolonged with another cookie, and ends with its cookie', async () => {
    const first = await signIn(hiding);
    const { token: part } = first.body.data.result;
    const [cookie = ''] = cookiesOf(first);
    const renewed = await send(`${hiding?.url}/api/v1/is_token_valid`, {
      ...{ body: { token: part }, headers: { cookie } },
    });
    const { token_is_valid: isValid, token } = renewed.body.data.result ?? renewed.body.data;
    expect(isValid).toBe(true);
    expect(token).not.toBe(part);
    const cookies = [cookie, ...cookiesOf(renewed)].join('; ');
    const left = await send(`${hiding?.url}/api/v1/logout`, {
      ...{ method: 'POST', token, headers: { cookie: cookies } },
    });
    expect(left.status).toBe(200);
    expect(left.headers.getSetCookie()[0]).toMatch(/^session-.+Max-Age=0/);
    const later = await send(`${hiding?.url}/api/v2/contracts`, {
      token,
      headers: { cookie: cookies },
    });
    expect(later.status).toBe(401);
  });

  it('leaves the address of an agent before a page has it', async () => {
    const token = await retailer.readOnlyLink();
    const answer = await fetch(`${hiding?.url}/contratos?token=${token}&x=1`, {
      redirect: 'manual',
    });
    const [cookie = ''] = cookiesOf(answer);
    const to = new URL(answer.headers.get('location') ?? '', hiding?.url);
    expect([answer.status, to.pathname, to.searchParams.get('x')]).toEqual([
      303,
      '/contratos',
      '1',
    ]);
    const part = to.searchParams.get('token') ?? '';
    expect((await retailer.api('/v2/contracts', { token: part })).status).toBe(401);
    const contracts = await send(`${hiding?.url}/api/v2/contracts`, {
      token: part,
      headers: { cookie },
    });
    expect(contracts.status).toBe(200);
    // The page itself, without going round in circles.
    expect((await fetch(to, { redirect: 'manual' })).status).toBe(200);
  });
});
