import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Person } from '#studio/people-contract.ts';
import { createAccess, type Known } from '#studio/server/people/access.ts';
import { auditLog } from '#studio/server/people/audit-log.ts';
import { openIdClient } from '#studio/server/people/openid.ts';
import { createOpenIdRoutes } from '#studio/server/people/openid-routes.ts';
import { openPeople } from '#studio/server/people/people-file.ts';
import { createSessionRoutes } from '#studio/server/people/people-routes.ts';
import {
  type Account,
  CLIENT,
  type Forgery,
  type RunningProvider,
  startForger,
  startProvider,
} from './support/identity-provider.ts';

const ORIGIN = 'http://localhost:4400';
const REDIRECT = `${ORIGIN}/sign-in/openid/return`;
const MARTA: Person = { name: 'Marta Soler', address: 'marta@example.com', role: 'publisher' };
const OWN: Account = { email: 'Marta@Example.com', email_verified: true };

/** A Studio with Marta in its people, who never took her invitation up, and browsers of it. */
function studio(settings: RunningProvider) {
  onTestFinished(settings.close);
  const folder = mkdtempSync(join(tmpdir(), 'lluerna-openid-'));
  const users = join(folder, 'people.json');
  openPeople(users).invite(MARTA);
  const access = createAccess({ users, own: 'nobody', origin: () => ORIGIN });
  const log = auditLog(join(folder, 'audit.jsonl'));
  const client = openIdClient(settings, () => REDIRECT);
  const app = new Hono<Known>();
  app.route('/api', createSessionRoutes({ access, log, hasOpenId: true }));
  app.route('/sign-in', createOpenIdRoutes({ access, client, log, origin: () => ORIGIN }));
  /** Follows a link over all redirects, until the page of the Studio; the addresses on the way. */
  const browser = () => {
    const cookies = new Map<string, string>();
    const open = async (address: string, way: string[] = []): Promise<string[]> => {
      const url = new URL(address);
      const isOwn = url.origin === ORIGIN;
      if (isOwn && url.pathname === '/') return [...way, url.hash];
      const jar = [...cookies].filter(([name]) => name.startsWith(url.host));
      const cookie = jar
        .map(([name, value]) => `${name.slice(url.host.length)}=${value}`)
        .join('; ');
      const sent = { headers: { cookie }, redirect: 'manual' as const };
      const answer = isOwn ? await app.request(url.href, sent) : await fetch(url, sent);
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(url.host + name, value);
      }
      const next = answer.headers.get('location');
      if (!next) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
      return open(new URL(next, url).href, [...way, url.href]);
    };
    const who = async () => {
      const secret = cookies.get(`${new URL(ORIGIN).host}studio-session`) ?? '';
      const headers = { cookie: `studio-session=${secret}` };
      const { json } = { json: await (await app.request('/api/session', { headers })).json() };
      return json as { who: Person | null; hasOpenId: boolean };
    };
    return { open, who, signIn: () => open(`${ORIGIN}/sign-in/openid`) };
  };
  return { browser, users, lines: () => readFileSync(join(folder, 'audit.jsonl'), 'utf8') };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('signing in to the Studio at an identity provider', () => {
  test('lets in whom the file of people has, with the role of the file, by the address that the provider vouches for', async () => {
    const { browser, users, lines } = studio(await startProvider(() => REDIRECT, OWN));
    const marta = browser();
    expect(await marta.who()).toMatchObject({ who: null, hasOpenId: true });
    const way = await marta.signIn();
    expect(way.at(-1)).toBe('');
    expect(way[1]).toContain('code_challenge_method=S256');
    expect((await marta.who()).who).toEqual(MARTA);
    expect(lines()).toContain('"signed-in"');
    expect(openPeople(users).all()).toEqual([{ ...MARTA, isInvited: false }]);
    openPeople(users).change(MARTA.address, null);
    expect((await marta.who()).who).toBeNull();

    // A return counts once, and in its own browser.
    const back = way.find((one) => one.startsWith(REDIRECT)) ?? '';
    expect((await marta.open(back)).at(-1)).toBe('#sign-in=expired');
  });

  test('refuses who is not in the file, and an address that the provider does not vouch for', async () => {
    for (const [account, fault] of [
      [{ ...OWN, email: 'pau@example.com' }, 'unknown'],
      [{ ...OWN, email_verified: false }, 'unverified'],
      [{}, 'unverified'],
    ] as const) {
      const { browser, users } = studio(await startProvider(() => REDIRECT, account));
      const someone = browser();
      expect((await someone.signIn()).at(-1)).toBe(`#sign-in=${fault}`);
      expect((await someone.who()).who).toBeNull();
      expect(openPeople(users).find(MARTA.address)).toBeNull();
    }
  });

  test('refuses a token of another key, nonce, client or issuer, and takes the same one without a forgery', async () => {
    const forgeries: Forgery[] = [
      { isForeign: true },
      { nonce: 'of another sign-in' },
      { audience: 'another client' },
      { issuer: 'https://another.example' },
    ];
    for (const forgery of forgeries) {
      const someone = studio(await startForger(forgery)).browser();
      expect((await someone.signIn()).at(-1)).toBe('#sign-in=provider');
      expect((await someone.who()).who).toBeNull();
    }
    const marta = studio(await startForger({})).browser();
    await marta.signIn();
    expect((await marta.who()).who).toEqual(MARTA);
  });

  test('refuses a return that another browser began, and says when the provider is out of reach', async () => {
    const { browser } = studio(await startForger({}));
    const way = await browser().signIn();
    const victim = browser();
    const stolen = way.find((one) => one.startsWith(REDIRECT)) ?? '';
    expect((await victim.open(stolen)).at(-1)).toBe('#sign-in=expired');
    const gone = studio({ issuer: 'http://127.0.0.1:9', ...CLIENT, close: () => {} }).browser();
    expect((await gone.signIn()).at(-1)).toBe('#sign-in=provider');
    expect(() => openIdClient({ ...CLIENT, issuer: 'http://id.example' }, () => '')).toThrow(
      'https',
    );
  });
});
