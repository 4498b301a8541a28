import { describe, expect, it } from 'vitest';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { someCups } from './lead-fixture.ts';

const sandbox = testSandbox();
const result = async (path: string) => (await sandbox.api(`/v1${path}`)).body.data.result;
const data = async (path: string) => (await sandbox.api(`/v2${path}`)).body.data;
const home = someCups();

describe('supply points', () => {
  const availability = (cups: string) => sandbox.api(`/v1/leads/cups/${cups}`);
  const found = async (cups: string) => (await availability(cups)).body.data.result;

  it('answer the same at any time, as homes', async () => {
    const [first, again] = [await found(home), await found(home)];
    expect(first).toEqual(again);
    expect(first).toMatchObject({
      cupsAvailable: true,
      accessTariff: 1,
      selfconsCode: '00',
      power3: null,
    });
    expect(first.power2).toBe(first.power);
    expect(await result(`/contractacio/config/cups/${home}?old=0`)).toEqual({
      power: first.power,
      access_tariff: { id: 1, name: '2.0TD' },
    });
  });

  it.each([
    ['01', { cupsAvailable: false, sipsDataAvailable: true }],
    [
      '02',
      {
        cupsAvailable: true,
        sipsDataAvailable: false,
        power: null,
        selfcons: null,
        yearlyConsumption: null,
      },
    ],
    ['03', { selfcons: true, selfconsCode: '41' }],
    ['04', { selfcons: true, selfconsCode: '43' }],
    ['05', { selfcons: true, selfconsCode: 'E1' }],
    ['06', { accessTariff: 2, power: 16.5, power6: 25 }],
    ['07', { accessTariff: 3, power6: 451 }],
    ['08', { accessTariff: 4 }],
    ['11', { cupsAvailable: true, sipsDataAvailable: false }],
  ])('of kind %s: %j', async (kind, expected) => {
    expect(await found(someCups(kind))).toMatchObject(expected);
  });

  it('distinguish a wrong CUPS, an unknown one, and one that could not be checked', async () => {
    const wrong = await availability('ES0999123456789012XX');
    expect([wrong.status, wrong.body.errors]).toEqual([400, { cups: ['invalid'] }]);
    expect((await availability(someCups('10'))).status).toBe(502);
    const unknown = await sandbox.api(`/v1/contractacio/config/cups/${someCups('11')}`);
    expect([unknown.status, unknown.body.message]).toEqual([404, 'not_found']);
    const hidden = await result(`/contractacio/config/cups/${someCups('02')}`);
    expect(hidden).toEqual({ power: null, access_tariff: null });
  });

  it('of gas have no powers', async () => {
    const gas = await data(`/gas/leads/cups/${home}`);
    expect(gas).toMatchObject({ cupsAvailable: true, power: null, selfcons: false });
    const config = await data(`/gas/contractacio/config/cups/${home}`);
    expect(config.access_tariff.id).toBe(gas.accessTariff);
    expect(config.consumption).toBeGreaterThan(0);
  });

  it('can be switched', async () => {
    const cups = someCups();
    const put = (state: string | null) =>
      sandbox.control(`/supply-points/${cups}`, { method: 'PUT', body: { state } });
    await put('unreachable');
    expect((await availability(cups)).status).toBe(502);
    await put('unavailable');
    expect((await found(cups)).cupsAvailable).toBe(false);
    await put(null);
    expect((await found(cups)).cupsAvailable).toBe(true);
  });

  it('of an active contract here are not available, those of an ended one are', async () => {
    const customer = await sandbox.freshCustomer();
    const cupsOf = async (place: 'active' | 'ended') =>
      (await sandbox.control(`/customers/${customer.id}/contracts/${contractOf(customer, place)}`))
        .body.cups;
    expect((await found(await cupsOf('active'))).cupsAvailable).toBe(false);
    expect((await found(await cupsOf('ended'))).cupsAvailable).toBe(true);
  });
});
