import { beforeEach, describe, expect, it } from 'vitest';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

const sandbox = testSandbox();
type Place = Parameters<typeof contractOf>[1];
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
const power = (place: Place, body: unknown) =>
  sandbox.api(`/v1/contracts/${contractOf(customer, place)}/power/`, {
    token: customer.token,
    body,
  });
const requestedPower = (power_p1: number, more: object = {}) => ({
  phone: '+34600000001',
  power_p1,
  ...more,
});

describe('changing the power', () => {
  it('is requested from the distributor in watts, and nothing else can be requested until it is done', async () => {
    const { status, body } = await power('active', requestedPower(5800, { power_p2: 4700 }));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      result: {
        contracted_power_period: [
          { period: 'P1', power: 5.8 },
          { period: 'P2', power: 4.7 },
        ],
        atr_available: false,
      },
      waiting_for_signature: false,
    });
    const requested = await contract('active');
    expect([requested.atr_available, requested.contracted_power_period[0].power]).toEqual([
      false,
      4.6,
    ]);
    expect(requested.power_change).toMatchObject({
      contracted_power_period: body.data.result.contracted_power_period,
      waiting_for_signature: false,
    });
    const { date_request, date_limit } = requested.power_change;
    expect(date_limit > date_request).toBe(true);
    expect((await power('active', requestedPower(6900))).body.message).toBe('atr_not_available');
    expect(await switches('active', 'distributor')).toEqual({ done: ['power-change'] });
    const done = await contract('active');
    expect([done.atr_available, done.power_change]).toEqual([true, null]);
    expect(done.contracted_power_period).toEqual(body.data.result.contracted_power_period);
  });

  it('waits for the signature where the contract requires one', async () => {
    const { body } = await power('signed', requestedPower(2300, { power_p2: 4600 }));
    expect(body.data.waiting_for_signature).toBe(true);
    expect(await contract('signed')).toMatchObject({
      atr_available: false,
      power_change: { waiting_for_signature: true, date_limit: null },
    });
    expect(await switches('signed', 'distributor')).toEqual({ done: [] });
    expect(await switches('signed', 'sign')).toEqual({ signed: ['power-change'] });
    expect(await switches('signed', 'distributor')).toEqual({ done: ['power-change'] });
    expect((await contract('signed')).contracted_power_period[1].power).toBe(4.6);
  });

  it('refuses what the contract has already', async () => {
    for (const same of [requestedPower(4600), requestedPower(4600, { power_p2: 4600 })]) {
      const answer = await power('active', same);
      expect([answer.status, answer.body.message]).toEqual([406, 'power_same']);
    }
    expect((await contract('active')).atr_available).toBe(true);
  });

  it.each([
    [{}, { phone: ['required'], power_p1: ['required'] }],
    [requestedPower(0), { power_p1: ['too_low'] }],
    [requestedPower(5.75), { power_p1: ['invalid'] }],
    [requestedPower(5750), { power_p1: ['not_in_steps'] }],
    [requestedPower(15_001), { power_p1: ['too_high'] }],
    [requestedPower(5800, { power_p3: 5800 }), { power_p3: ['not_in_tariff'] }],
    [requestedPower(5800, { phone: '600000001' }), { phone: ['invalid'] }],
    [requestedPower(5800, { phone: '+34 600 000 001 000 000 000' }), { phone: ['too_long'] }],
  ])('names the fields that are wrong: %j', async (body, errors) => {
    const answer = await power('active', body);
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
    expect((await contract('active')).atr_available).toBe(true);
  });

  it.each([
    { phone_pre: '+34', phone_num: '600000002' },
    { phone_pre: '+33', phone_num: '600000001' },
    { phone_num: '600000002' },
    { phone_pre: '+33' },
  ])('refuses telephones that contradict each other: %j', async (parts) => {
    const answer = await power('active', requestedPower(5800, parts));
    expect([answer.status, answer.body.errors]).toEqual([400, { phone_num: ['mismatch'] }]);
    expect((await contract('active')).atr_available).toBe(true);
  });

  it.each([
    { phone_pre: '+34', phone_num: '600 000 001' },
    { phone_pre: '0034', phone_num: null },
    { phone_pre: null, phone_num: '600000001' },
  ])('takes a telephone with its parts: %j', async (parts) => {
    expect((await power('active', requestedPower(5800, parts))).status).toBe(200);
  });

  it('takes 15 kW, which do not exceed 15', async () => {
    expect((await power('active', requestedPower(15_000, { power_p2: 15_000 }))).status).toBe(200);
  });

  it('of six periods wants none below the one before, from the third on', async () => {
    const token = await sandbox.signIn('B00000000');
    const list = await sandbox.api('/v2/contracts?limit=100', { token });
    const six = list.body.data.items.find(
      (item: { state: string; contracted_power_period: unknown[] }) =>
        item.state === 'activa' && item.contracted_power_period.length === 6,
    );
    const send = (body: object) =>
      sandbox.api(`/v1/contracts/${six.name}/power/`, {
        token,
        body: requestedPower(20_000, body),
      });
    const low = { power_p2: 10_000, power_p3: 9000, power_p4: 9000, power_p5: 8000 };
    expect((await send({ ...low, power_p6: 30_000 })).body.errors).toEqual({
      power_p3: ['not_ascending'],
      power_p5: ['not_ascending'],
    });
    const flat = { power_p2: 1, power_p3: 1, power_p4: 1, power_p5: 1, power_p6: 15_000 };
    expect((await send({ ...flat, power_p1: 15_000 })).body.errors).toEqual({
      power_p6: ['too_low'],
    });
  });

  it('is not for gas', async () => {
    const { status, body } = await power('gas', requestedPower(5800));
    expect([status, body.message]).toEqual([406, 'not_for_gas']);
  });
});
