import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Invitation, Person, Role } from '#studio/people-contract.ts';
import { mayPublish, mayWrite } from '#studio/rights.ts';
import { createAccess, type Known } from '#studio/server/people/access.ts';
import { auditLog } from '#studio/server/people/audit-log.ts';
import { createHere } from '#studio/server/people/here.ts';
import { openPeople } from '#studio/server/people/people-file.ts';
import { createPeopleRoutes, createSessionRoutes } from '#studio/server/people/people-routes.ts';

const MARTA: Person = { name: 'Marta Soler', address: 'marta@example.com', role: 'administrator' };
const PAU: Person = { name: 'Pau Riba', address: 'pau@example.com', role: 'translator' };
const PASSWORD = 'four words in a row';

/** A team with Marta, who has taken her invitation up, and browsers that call its server. */
async function team({ origin = 'http://localhost:4400' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lluerna-people-'));
  const users = join(folder, 'people.json');
  const invitation = openPeople(users).invite(MARTA);
  const access = createAccess({ users, own: 'nobody', origin: () => origin });
  const log = auditLog(join(folder, 'audit.jsonl'));
  const app = new Hono<Known>();
  app.route('/', createSessionRoutes({ access, log }));
  app.use(access.known);
  app.get('/work', (http) => http.json(http.get('who')));
  app.route('/', createPeopleRoutes({ access, log }));
  const browser = () => {
    let cookie = '';
    const call = async (path: string, body?: unknown) => {
      const answer = await app.request(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { cookie },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const set = answer.headers.get('set-cookie');
      if (set) cookie = set.split(';')[0] ?? '';
      return { status: answer.status, set, json: await answer.json().catch(() => null) };
    };
    return {
      call,
      signIn: (password: string, { address } = MARTA) => call('/session', { address, password }),
    };
  };
  const marta = browser();
  await marta.call('/session/password', { invitation, password: PASSWORD });
  return {
    users,
    access,
    browser,
    marta,
    invitation,
    lines: () => readFileSync(join(folder, 'audit.jsonl'), 'utf8'),
  };
}

beforeEach(() => {
  vi.stubEnv('SANDBOX_PASSWORD_ROUNDS', '16');
});

describe('who works in the Studio of a team', () => {
  test('takes an invitation up once, chooses a long password, and signs in with it', async () => {
    const { browser, marta, invitation, users } = await team();
    expect((await marta.call('/work')).json).toEqual(MARTA);
    const other = browser();
    expect((await other.call('/work')).status).toBe(401);
    expect((await other.call('/session')).json).toMatchObject({ isTeam: true, who: null });
    expect((await other.call('/session/password', { invitation, password: PASSWORD })).status).toBe(
      401,
    );
    expect((await other.signIn('another one of these')).status).toBe(401);
    const { json, set } = await other.signIn(PASSWORD, {
      ...MARTA,
      address: ' Marta@Example.com ',
    });
    expect(json).toMatchObject({ isTeam: true, who: MARTA });
    expect(set).toMatch(/HttpOnly/);
    expect(set).toMatch(/SameSite=Strict/);
    expect(set).not.toMatch(/Secure/);
    const stored = readFileSync(users, 'utf8');
    expect(stored).not.toContain(PASSWORD);
    expect(stored).not.toContain(invitation);
  });

  test('has a cookie for this host alone, over TLS', async () => {
    const { browser } = await team({ origin: 'https://studio.example' });
    expect((await browser().signIn(PASSWORD)).set).toMatch(/^__Host-.*Secure/);
  });

  test('is signed out by leaving, by a new password, and by being taken out of the team', async () => {
    const { browser, marta, users } = await team();
    const second = browser();
    await second.signIn(PASSWORD);
    await second.call('/session/end', {});
    expect((await second.call('/work')).status).toBe(401);
    const { json } = await marta.call('/people', PAU);
    const pau = browser();
    const given = { invitation: (json as Invitation).invitation, password: 'a row of four words' };
    expect((await pau.call('/session/password', given)).status).toBe(200);
    const link = (await marta.call('/people', PAU)).json as Invitation;
    // The link alone changes nothing; its password ends the other sessions.
    expect((await pau.call('/work')).json).toEqual(PAU);
    const again = browser();
    await again.call('/session/password', { ...link, password: 'a second row of words' });
    expect((await pau.call('/work')).status).toBe(401);
    expect((await again.call('/work')).status).toBe(200);
    expect((await marta.call('/people/role', { address: PAU.address, role: null })).status).toBe(
      204,
    );
    expect((await again.call('/work')).status).toBe(401);
    expect(readFileSync(users, 'utf8')).not.toContain(PAU.address);
  });

  test('is not found by trying passwords: after five the right one is refused too', async () => {
    const { browser, lines } = await team();
    const thief = browser();
    for (let at = 0; at < 5; at += 1) expect((await thief.signIn(`wrong ${at}`)).status).toBe(401);
    expect((await thief.signIn(PASSWORD)).status).toBe(429);
    expect(lines().match(/"refused"/g)).toHaveLength(5);
    expect(lines()).not.toContain('wrong 1');
  });

  test('a short password, and an invitation of another week, are refused', async () => {
    const { browser, users } = await team();
    const weekLater = Date.now() + 8 * 86_400_000;
    const invitation = openPeople(users).invite(PAU);
    const short = { invitation, password: 'short' };
    expect((await browser().call('/session/password', short)).status).toBe(400);
    expect(await openPeople(users, () => weekLater).accept(invitation, PASSWORD)).toBeNull();
    expect(await openPeople(users).accept(invitation, PASSWORD)).toEqual(PAU);
  });

  test('is managed by administrators alone, of whom one stays', async () => {
    const { browser, marta, users } = await team();
    const pau = browser();
    const { json } = await marta.call('/people', PAU);
    await pau.call('/session/password', { ...(json as Invitation), password: PASSWORD });
    for (const [path, body] of [
      ['/people', undefined],
      ['/people', { ...PAU, role: 'administrator' }],
      ['/people/role', { address: PAU.address, role: 'administrator' }],
    ] as const)
      expect((await pau.call(path, body)).status).toBe(403);
    const leave = { address: MARTA.address, role: null };
    expect(await marta.call('/people/role', leave)).toMatchObject({
      status: 422,
      json: { reason: 'last-administrator' },
    });
    // An invitation of one who is there gives no other role.
    await marta.call('/people', { ...PAU, role: 'administrator' });
    expect(openPeople(users).find(PAU.address)?.role).toBe('translator');
    await marta.call('/people/role', { address: PAU.address, role: 'administrator' });
    expect((await marta.call('/people/role', leave)).status).toBe(204);
    expect((await pau.call('/work')).json).toMatchObject({ role: 'administrator' });
  });

  test('a file of people that cannot be read is named, and signs no one out who is in', async () => {
    const { users, marta } = await team();
    const whole = readFileSync(users, 'utf8');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    writeFileSync(users, '{ "people": [{ "name": "Pau" }] }');
    expect(() => openPeople(users)).toThrow(users);
    expect((await marta.call('/work')).json).toEqual(MARTA);
    // What is being written by hand is not written over.
    expect((await marta.call('/people', PAU)).status).toBe(500);
    writeFileSync(users, whole.replace('"administrator"', '"editor"'));
    expect((await marta.call('/work')).json).toMatchObject({ role: 'editor' });
  });

  test('a name that would forge the author of a commit is refused', async () => {
    const { marta } = await team();
    const forged = { ...PAU, name: 'Marta Soler <marta@example.com>' };
    expect((await marta.call('/people', forged)).status).toBe(400);
  });
});

test('translators change texts, editors all but the deployment, publishers publish it, administrators all', () => {
  const files = [
    'locales/ca-ES/forms/change.json',
    'schemas/partners/garbi/locales/ca-ES/common.json',
    'schemas/forms/change.json',
    'schemas/deployment.json',
    'schemas/partners/garbi/deployment.json',
  ];
  const may = (role: Role) => [...files.map((file) => mayWrite(role, file)), mayPublish(role)];
  expect(may('translator')).toEqual([true, true, false, false, false, false]);
  expect(may('editor')).toEqual([true, true, true, false, false, false]);
  expect(may('publisher')).toEqual([true, true, true, false, false, true]);
  expect(may('administrator')).toEqual([true, true, true, true, true, true]);
});

test('each page sees where the others are, until they leave', () => {
  const changes = vi.fn();
  const here = createHere(changes);
  const [marta, pau] = [
    { identity: 'M', name: 'Marta' },
    { identity: 'P', name: 'Pau' },
  ];
  const leave = here.arrive('one', marta);
  here.arrive('two', marta);
  here.arrive('three', pau);
  const thing = { kind: 'form', form: 'iban' } as const;
  here.turn('three', 'P', thing);
  // No one moves the page of another.
  here.turn('one', 'P', thing);
  expect(here.others('two', 'M')).toEqual([
    { name: 'Marta', isSelf: true, thing: null },
    { name: 'Pau', isSelf: false, thing },
  ]);
  // A page that came again before its first stream ended is still there.
  here.arrive('one', marta);
  leave();
  expect(here.others('two', 'M')).toHaveLength(2);
  expect(changes).toHaveBeenCalled();
});
