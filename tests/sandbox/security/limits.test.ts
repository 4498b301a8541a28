import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '#sandbox/api/refusal.ts';
import { isPassword } from '#sandbox/sessions/passwords.ts';
import { createBrowser } from '#tests/sandbox/account/openid-browser.ts';
import { type Answer, testSandbox } from '#tests/sandbox/sandbox-client.ts';

const ADDRESS = 20;
const sandbox = testSandbox({ limits: { attemptsOfAddress: ADDRESS, calls: 100_000 } });

beforeEach(async () => {
  await sandbox.control('/attempts', { method: 'DELETE' });
});

const signIn = (user: string, password = 'guess') =>
  sandbox.api('/v1/get_token', { body: { user, password } });
const statusesOf = (answers: Answer[]) => {
  const of = (status: number) => answers.filter((answer) => answer.status === status).length;
  return { wrong: of(403), wait: of(429) };
};

describe('guesses at the same time', () => {
  it('are counted before any of them is answered', async () => {
    const guesses = Array.from({ length: 60 }, () => signIn('11111111H'));
    expect(statusesOf(await Promise.all(guesses))).toEqual({ wrong: 10, wait: 50 });
  });

  it('are also where another system signs in', async () => {
    const body = { client_id: 'oficina-virtual-demo', secret: 'guess' };
    const guesses = Array.from({ length: 30 }, () => sandbox.api('/v1/user/client_id', { body }));
    expect(statusesOf(await Promise.all(guesses))).toEqual({ wrong: 10, wait: 20 });
  });

  it('are also on the page of the identity provider', async () => {
    const { issuer, clientId } = (await sandbox.control('/openid')).body;
    const parameters = new URLSearchParams({
      ...{ client_id: clientId, redirect_uri: `${sandbox.url()}/connect`, scope: 'openid' },
      ...{ response_type: 'code', nonce: 'a nonce that is long enough', state: 'mine' },
    });
    const browser = createBrowser();
    const login = await browser.open(`${issuer}/auth?${parameters}`);
    const guess = () =>
      browser.submit(login, /interaction\/[^/]+$/, { user: '22222222J', password: 'guess' });
    const answers = await Promise.all(Array.from({ length: 15 }, guess));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(10).fill(403),
      ...Array(5).fill(429),
    ]);
  });
});

describe('guesses from one address', () => {
  it('are refused after a while, at whatever account they are', async () => {
    const people = Array.from({ length: 30 }, (_, at) => `stranger-${at}@example.com`);
    const answers = await Promise.all(people.map((user) => signIn(user)));
    expect(statusesOf(answers)).toEqual({ wrong: ADDRESS, wait: 30 - ADDRESS });
    const recovering = await sandbox.api('/v1/recover', { body: { email: 'nobody@example.com' } });
    expect(recovering.status).toBe(429);
    expect(Number(recovering.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('count no longer when they were right', async () => {
    const { user, password } = await sandbox.freshCustomer();
    for (let times = 0; times < 2 * ADDRESS; times++) {
      expect((await signIn(user, password)).status).toBe(200);
    }
  });

  it('at promotional codes are counted, and what they found is not', async () => {
    const coupon = (code: string) => sandbox.api(`/v1/leads/validate-coupon/${code}/`);
    for (let times = 0; times < 15; times++) expect((await coupon('LLUERNA10')).status).toBe(200);
    const answers = [];
    for (let times = 0; times < 11; times++) answers.push((await coupon('GUESS')).status);
    expect(answers).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('passwords', () => {
  it('are checked a few at a time, and too many at once are refused', async () => {
    const checks = Array.from({ length: 500 }, () => isPassword('guess', undefined));
    const results = await Promise.allSettled(checks);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(300);
    expect(refused.length).toBeLessThan(500);
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(Refusal);
      expect([reason.status, Number(reason.headers['Retry-After']) > 0]).toEqual([429, true]);
    }
    expect(await isPassword('guess', undefined)).toBe(false);
  });
});
