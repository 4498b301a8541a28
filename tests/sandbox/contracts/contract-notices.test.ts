import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

type Notice = components['schemas']['ContractNotice'];
const sandbox = testSandbox({});
let customer: FreshCustomer;
beforeEach(async () => {
  customer = await sandbox.freshCustomer();
});

const DAY = 24 * 3_600_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;
const [ACTIVE, GAS] = ['active', 'gas'] as const;

/** Announces something about a contract; gives the address of its notice. */
async function announced(place: Parameters<typeof contractOf>[1], body: object) {
  const name = contractOf(customer, place);
  const contract = customer.contracts.find((one) => one.name === name);
  const answer = await sandbox.control(`/contracts/${name}/notices`, { body });
  expect(answer.status, answer.text).toBe(201);
  return { name, path: `/v1/contracts/${contract?.id}/notices/${answer.body.id}/` };
}
const read = async (path: string, token = customer.token) =>
  (await sandbox.api(path, { token })).body.data.result as Notice;
const decide = (path: string, choice: unknown, token = customer.token) =>
  sandbox.api(`${path}decision/`, { token, body: { choice } });
const contractNow = async (name: string) =>
  (await sandbox.api(`/v2/contracts/${name}`, { token: customer.token })).body.data;

describe('a change of price or terms (RD 88/2026 6.1.m-n)', () => {
  it.each([
    ['price_change', ACTIVE],
    ['renewal', GAS],
  ] as const)(
    'of kind %s is announced a month before, with what there is before and after',
    async (kind, place) => {
      const { name, path } = await announced(place, { kind });
      const notice = await read(path);
      expect(notice).toMatchObject({ kind, decision: null, without_answer: 'accepted' });
      expect(daysBetween(notice.sent_date, notice.in_force)).toBeGreaterThanOrEqual(31);
      expect(daysBetween(notice.decide_until, notice.in_force)).toBe(1);
      const { terms } = await contractNow(name);
      expect(notice.before.prices).toEqual(terms.prices);
      expect(notice.after.prices).not.toEqual(terms.prices);
      if (kind === 'renewal') expect(notice.in_force).toBe(terms.renewal_date);
    },
  );

  it('has its effect on the own bill: the twelve months that the meter read', async () => {
    const { path } = await announced(ACTIVE, { kind: 'price_change' });
    const { consumption, sent_date } = await read(path);
    expect(consumption?.periods.map(({ period }) => period)).toEqual(['P1', 'P2', 'P3']);
    expect(consumption?.periods.every(({ kwh }) => kwh > 0)).toBe(true);
    expect(daysBetween(consumption?.from ?? '', consumption?.to ?? '') + 1).toBeOneOf([365, 366]);
    expect(consumption && consumption.to < sent_date).toBe(true);
    const gas = await announced(GAS, { kind: 'renewal' });
    expect((await read(gas.path)).consumption?.periods).toHaveLength(1);
  });

  it('has no consumption of a supply that is younger than a year', async () => {
    const { path } = await announced('signed', { kind: 'price_change' });
    expect((await read(path)).consumption).toBeNull();
  });

  it('is listed apart from the bill, and stands with its contract', async () => {
    const { name, path } = await announced(ACTIVE, { kind: 'price_change' });
    const { id, in_force, decide_until } = await read(path);
    const contract = customer.contracts.find((one) => one.name === name);
    const { token } = customer;
    const sent = await sandbox.api(`/v1/contracts/${contract?.id}/communications/`, { token });
    const found = sent.body.data.result.items.filter(
      ({ document }: { document: { kind: string } | null }) => document?.kind === 'notice',
    );
    expect(found).toMatchObject([
      { kind: 'price_change', subject: in_force, document: { kind: 'notice', id } },
    ]);
    const open = { id, kind: 'price_change', in_force, decide_until, choice: null };
    expect((await contractNow(name)).notice).toEqual(open);
    const list = await sandbox.api('/v2/contracts?limit=80', { token });
    const notices = list.body.data.items.map(({ notice }: { notice: unknown }) => notice);
    expect(notices.filter((notice: unknown) => notice !== null)).toEqual([open]);
  });
});

describe('the free exit (RD 88/2026 6.1.m-n)', () => {
  it('ends the contract on the day of the change, and not before', async () => {
    const { name, path } = await announced(ACTIVE, { kind: 'price_change' });
    const unanswered = await announced('indebted', { kind: 'price_change', withoutAnswer: 'ends' });
    const accepted = await announced('signed', { kind: 'price_change' });
    const { in_force } = await read(path);
    const answer = await decide(path, 'leave');
    expect(answer.status, answer.text).toBe(200);
    const { choice, decided_at } = answer.body.data.result.decision;
    expect([choice, Date.now() - Date.parse(decided_at) < 60_000]).toEqual(['leave', true]);
    expect(await contractNow(name)).toMatchObject({ state: 'activa', notice: { choice: 'leave' } });
    await sandbox.control('/clock', { body: { now: `${in_force}T12:00:00Z` } });
    customer.token = await sandbox.signIn(customer.user);
    expect(await contractNow(name)).toMatchObject({ state: 'baixa', notice: null });
    expect((await contractNow(unanswered.name)).state).toBe('baixa');
    expect((await contractNow(accepted.name)).state).toBe('activa');
    await sandbox.control('/clock', { body: {} });
  });

  it('is confirmed by e-mail: what was decided and when, in the language of the letters', async () => {
    const { name, path } = await announced(ACTIVE, { kind: 'price_change' });
    const { token } = customer;
    const body = { choice: 'leave' };
    await sandbox.api(`${path}decision/?lang=ca_ES`, { token, body });
    await sandbox.api(`${path}decision/?lang=ca_ES`, { token, body });
    const to = `${customer.user.toLowerCase()}@example.com`;
    const { mails } = (await sandbox.control(`/mail?to=${to}`)).body;
    expect(mails).toHaveLength(1);
    expect(mails[0].subject).toMatch(/^El seu contracte s’acaba (el |l’)1 de/);
    for (const part of [name, 'Quan ho va decidir', 'sense cost', '/avisos/'])
      expect(mails[0].text).toContain(part);
  });

  it('is decided once: the same again has the first answer, another decision is refused', async () => {
    const { path } = await announced(ACTIVE, { kind: 'price_change' });
    const first = await decide(path, 'accept');
    expect((await decide(path, 'accept')).body).toEqual(first.body);
    const other = await decide(path, 'leave');
    expect([other.status, other.body.message]).toEqual([406, 'notice_decided']);
    expect((await read(path)).decision?.choice).toBe('accept');
  });

  it('is refused after the last day to decide', async () => {
    const { path } = await announced(ACTIVE, { kind: 'price_change', sentDaysAgo: 70 });
    const { status, body } = await decide(path, 'leave');
    expect([status, body.message]).toEqual([406, 'notice_expired']);
    expect((await read(path)).decision).toBeNull();
  });

  it.each(['', 'stay', null])('is no other word than the two: %j', async (choice) => {
    const { path } = await announced(ACTIVE, { kind: 'price_change' });
    expect((await decide(path, choice)).status).toBe(400);
  });

  it('is the customer’s alone: others find nothing, who only looks cannot decide', async () => {
    const { path } = await announced(ACTIVE, { kind: 'price_change' });
    const { token } = await sandbox.freshCustomer();
    expect((await sandbox.api(path, { token })).status).toBe(404);
    expect((await decide(path, 'leave', token)).status).toBe(404);
    expect((await decide(path, 'leave', customer.readOnlyToken)).status).toBe(403);
    expect((await sandbox.api(path)).status).toBe(401);
    const [, second] = customer.contracts;
    const ofAnother = path.replace(/contracts\/\d+/, `contracts/${second?.id}`);
    expect((await sandbox.api(ofAnother, { token: customer.token })).status).toBe(404);
  });
});
