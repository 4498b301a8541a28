import { beforeEach, describe, expect, it } from 'vitest';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

const sandbox = testSandbox();
type Place = Parameters<typeof contractOf>[1];
const IBAN = 'ES9121000418450200051332';
const ACTIVE_STATES = ['draft', 'unsigned', 'ended'] as const;
let customer: FreshCustomer;

beforeEach(async () => {
  customer = await sandbox.freshCustomer();
});

const contract = async (place: Place) => {
  const path = `/v2/contracts/${contractOf(customer, place)}`;
  return (await sandbox.api(path, { token: customer.token })).body.data;
};
const switches = async (place: Place, what: 'sign' | 'distributor') => {
  const path = `/customers/${customer.id}/contracts/${contractOf(customer, place)}/${what}`;
  return (await sandbox.control(path, { method: 'POST' })).body;
};
const caller =
  (pathOf: (name: string) => string, usual?: unknown) =>
  (place: Place, body: unknown = usual, more: object = {}) =>
    sandbox.api(pathOf(contractOf(customer, place)), { token: customer.token, body, ...more });

const power = caller((name) => `/v1/contracts/${name}/power/`);
const delivery = caller((name) => `/v2/contracts/${name}`);
const electronic = caller((name) => `/v1/contracts/${name}/electronic_notification/`, {});
const sips = caller((name) => `/v1/contracts/${name}/no_cession_sips/`, {
  noCessionSelection: 'actual',
});
const today = () => new Date().toISOString().slice(0, 10);
const requestedPower = (power_p1: number) => ({ phone: '+34600000001', power_p1 });

describe('how invoices arrive', () => {
  it('is returned in the format of the contract’s own kind, whichever was sent', async () => {
    const post = await delivery('active', { invoice_online: false });
    expect(post.body.data).toEqual({
      result: { invoice_online: 'postal' },
      waiting_for_signature: false,
    });
    expect((await contract('active')).invoice_online).toBe('postal');
    const gas = await delivery('gas', { invoice_online: 'postal' });
    expect(gas.body.data.result).toEqual({ invoice_online: false });
    expect((await contract('gas')).invoice_online).toBe(false);
    expect((await delivery('gas', { invoice_online: true })).body.data.result).toEqual({
      invoice_online: true,
    });
  });

  it('waits for the signature where the contract requires one, unless nothing changes', async () => {
    const same = await delivery('signed', { invoice_online: 'email' });
    expect(same.body.data.waiting_for_signature).toBe(false);
    const { body } = await delivery('signed', { invoice_online: 'postal' });
    expect(body.data.waiting_for_signature).toBe(true);
    expect(await contract('signed')).toMatchObject({
      invoice_online: 'email',
      invoice_online_change: { invoice_online: 'postal', date_request: today() },
    });
    await switches('signed', 'sign');
    expect(await contract('signed')).toMatchObject({
      invoice_online: 'postal',
      invoice_online_change: null,
    });
  });

  it('is refused when it is neither, and not found under another kind', async () => {
    const wrong = await delivery('active', { invoice_online: 'pigeon' });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.errors)).toEqual(['invoice_online']);
    const path = `/v2/contracts/${contractOf(customer, 'active')}?type=gas`;
    const body = { invoice_online: 'postal' };
    expect((await sandbox.api(path, { token: customer.token, body })).status).toBe(404);
    expect((await contract('active')).invoice_online).toBe('email');
  });
});

describe('electronic notification', () => {
  it('is requested, and active from the day of the signature', async () => {
    const { body } = await electronic('indebted');
    expect(body.data.result).toEqual({
      electronic_notification: false,
      date_start_electronic_notification: null,
      date_request_electronic_notification: today(),
      waiting_for_signature: true,
    });
    const again = await electronic('indebted');
    expect([again.status, again.body.message]).toEqual([406, 'already_requested']);
    await switches('indebted', 'sign');
    expect(await contract('indebted')).toMatchObject({
      electronic_notification: true,
      date_start_electronic_notification: today(),
      date_request_electronic_notification: today(),
    });
    expect((await electronic('indebted')).body.message).toBe('already_active');
  });
});

describe('opting out of SIPS', () => {
  it('is requested at once and active when the distributor is done', async () => {
    const { body } = await sips('active');
    const result = { state: 'requested', waiting_for_signature: false, date_request: today() };
    expect(body.data).toEqual({ result, waiting_for_signature: false });
    const again = await sips('active');
    expect([again.status, again.body.errors]).toEqual([
      400,
      { noCessionSelection: ['already_requested'] },
    ]);
    await switches('active', 'distributor');
    expect((await contract('active')).no_cession_sips.state).toBe('active');
    expect((await sips('active')).body.errors).toEqual({ noCessionSelection: ['already_active'] });
  });

  it('waits for the signature, and a repeat requests the message again', async () => {
    await sips('signed');
    const { body } = await sips('signed');
    expect(body.data.waiting_for_signature).toBe(true);
    expect(await switches('signed', 'distributor')).toEqual({ done: [] });
    expect(await switches('signed', 'sign')).toEqual({ signed: ['sips-opt-out'] });
    expect((await contract('signed')).no_cession_sips).toEqual({
      state: 'requested',
      waiting_for_signature: false,
      date_request: today(),
    });
  });

  it('is refused while the distributor is at work, and for another choice', async () => {
    expect((await sips('indebted')).body.message).toBe('atr_not_available');
    const wrong = await sips('active', { noCessionSelection: 'all' });
    expect(wrong.body.errors).toEqual({ noCessionSelection: ['invalid'] });
    expect((await contract('active')).no_cession_sips.state).toBe('unactive');
  });
});

describe('a contract of gas', () => {
  it('is in no database of electricity to opt out of, and has no power', async () => {
    const before = await contract('gas');
    for (const answer of [await sips('gas'), await power('gas', requestedPower(5800))]) {
      expect([answer.status, answer.body.message]).toEqual([406, 'not_for_gas']);
    }
    expect(await contract('gas')).toEqual(before);
  });
});

describe('the bank account of a gas contract', () => {
  const body = { already_registered: false, iban: IBAN, owner_is_bank_owner: true };

  it('is changed under its identifier, and only for gas', async () => {
    const { id } = await contract('gas');
    const token = customer.token;
    const answer = await sandbox.api(`/v2/contracts/${id}/iban/`, { token, body });
    expect(answer.body.data.waiting_for_signature).toBe(false);
    expect((await contract('gas')).bank_account).toEqual(answer.body.data.result);
    const { id: electricity } = await contract('active');
    const wrong = await sandbox.api(`/v2/contracts/${electricity}/iban/`, { token, body });
    expect(wrong.status).toBe(404);
    const stranger = await sandbox.freshCustomer();
    const foreign = await sandbox.api(`/v2/contracts/${id}/iban/`, { token: stranger.token, body });
    expect(foreign.status).toBe(404);
  });
});

describe('every change', () => {
  const changes = [
    ['powerChange', (place: Place, more?: object) => power(place, requestedPower(5800), more)],
    [
      'invoiceDelivery',
      (place: Place, more?: object) => delivery(place, { invoice_online: 'postal' }, more),
    ],
    ['electronicNotification', (place: Place, more?: object) => electronic(place, {}, more)],
    ['sipsOptOut', (place: Place, more?: object) => sips(place, undefined, more)],
  ] as const;

  it.each(changes)('of %s needs an active contract of one’s own', async (_, send) => {
    for (const place of ACTIVE_STATES) {
      const answer = await send(place);
      expect([answer.status, answer.body.message]).toEqual([406, 'contract_not_active']);
    }
    const stranger = await sandbox.freshCustomer();
    const before = await contract('active');
    expect((await send('active', { token: stranger.token })).status).toBe(404);
    expect((await send('active', { token: customer.readOnlyToken })).body.message).toBe(
      'read_only',
    );
    expect(await contract('active')).toEqual(before);
  });

  it.each(changes)('is refused where %s is switched off', async (feature, send) => {
    const settings = { features: { [feature]: { enabled: false } } };
    customer = await sandbox.freshCustomer({ settings });
    const answer = await send('signed');
    expect([answer.status, answer.body.message]).toEqual([403, 'feature_disabled']);
  });

  it.each([
    ['power', (headers: object) => power('active', requestedPower(5800), { headers })],
    ['electronic notification', (headers: object) => electronic('indebted', {}, { headers })],
    ['SIPS', (headers: object) => sips('active', undefined, { headers })],
  ] as const)('of %s with a key acts once', async (_, send) => {
    const key = { 'idempotency-key': 'contract-change-1' };
    const [first, second] = await Promise.all([send(key), send(key)]);
    expect([first.status, second.text]).toEqual([200, first.text]);
    expect((await send(key)).text).toBe(first.text);
    expect((await send({})).status).toBeGreaterThanOrEqual(400);
  });
});
