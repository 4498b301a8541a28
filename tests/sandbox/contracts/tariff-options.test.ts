import { beforeEach, describe, expect, it } from 'vitest';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

const sandbox = testSandbox();
type Place = Parameters<typeof contractOf>[1];
let customer: FreshCustomer;

beforeEach(async () => {
  customer = await sandbox.freshCustomer();
});

const call = (place: Place, path: string, sending: object = {}) => {
  const id = customer.contracts.find(({ name }) => name === contractOf(customer, place))?.id;
  return sandbox.api(`/v1/contract/${id}/${path}`, { token: customer.token, ...sending });
};
const read = async (place: Place, path: string) => (await call(place, path)).body.data.result;
const choose = (place: Place, path: string, body: unknown, more: object = {}) =>
  call(place, path, { method: 'PUT', body, ...more });

const options = [
  ['double-tariff/', 'available-double-tariffs/'],
  ['happy-hours/', 'available-happy-hours/'],
  ['happy-day/', 'available-happy-days/'],
] as const;

describe.each(options)('the option %s', (path, available) => {
  it('takes what is on offer, and the latest choice counts', async () => {
    expect(await read('active', path)).toBeNull();
    const offers = await read('active', available);
    expect(offers.length).toBeGreaterThan(1);
    for (const offer of [offers[0], offers.at(-1)]) {
      const answer = await choose('active', path, offer);
      expect([answer.status, answer.body.data.result]).toEqual([200, offer]);
      expect(await read('active', path)).toEqual(offer);
      const shown = `/customers/${customer.id}/contracts/${contractOf(customer, 'active')}`;
      const stored = (await sandbox.control(shown)).body.tariff_options;
      expect(offer).toMatchObject(stored[path.slice(0, -1)]);
    }
  });

  it('is not part of every product, and needs an active contract of one’s own', async () => {
    const [offer] = await read('active', available);
    expect(await read('gas', available)).toEqual([]);
    expect(await read('gas', path)).toBeNull();
    const none = await choose('gas', path, offer);
    expect([none.status, none.body.message]).toEqual([406, 'option_not_in_product']);
    expect((await choose('draft', path, offer)).body.message).toBe('contract_not_active');
    const stranger = await sandbox.freshCustomer();
    const as = { token: stranger.token };
    expect((await call('active', path, as)).status).toBe(404);
    expect((await call('active', available, as)).status).toBe(404);
    expect((await choose('active', path, offer, as)).status).toBe(404);
    const looking = await choose('active', path, offer, { token: customer.readOnlyToken });
    expect(looking.body.message).toBe('read_only');
    expect(await read('active', path)).toBeNull();
  });
});

describe('choices that are not on offer', () => {
  const months = { startMonth: 3, startYear: 2031, endMonth: 5, endYear: 2031 };
  it.each([
    ['double-tariff/', months, { startMonth: ['not_available'] }],
    ['double-tariff/', { ...months, endYear: 2030 }, { endYear: ['before_start'] }],
    ['double-tariff/', { ...months, endMonth: 13 }, { endMonth: ['too_high'] }],
    ['happy-hours/', { startHour: 3, endHour: 5 }, { startHour: ['not_available'] }],
    ['happy-hours/', { startHour: -1 }, { startHour: ['too_low'], endHour: ['required'] }],
    ['happy-day/', { value: 2 }, { value: ['not_available'] }],
    ['happy-day/', { value: 8 }, { value: ['too_high'] }],
  ])('are refused by field: %s %j', async (path, body, errors) => {
    const answer = await choose('active', path, body);
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
    expect(await read('active', path)).toBeNull();
  });
});

describe('what is on offer', () => {
  it('of a double tariff starts in the future, and is sorted', async () => {
    const offers = await read('active', 'available-double-tariffs/');
    const starts = offers.map(
      ({ startYear, startMonth }: { startYear: number; startMonth: number }) =>
        startYear * 12 + startMonth,
    );
    const now = new Date();
    expect(starts[0]).toBeGreaterThan(now.getUTCFullYear() * 12 + now.getUTCMonth() + 1);
    expect([...starts].sort((a, b) => a - b)).toEqual(starts);
  });

  it('of a happy day is named in the requested language', async () => {
    const days = async (lang: string) =>
      (await read('active', `available-happy-days/?lang=${lang}`)).map(
        ({ label }: { label: string }) => label,
      );
    expect(await days('es_ES')).toEqual(['viernes', 'sábado', 'domingo']);
    expect(await days('ca_ES')).toEqual(['divendres', 'dissabte', 'diumenge']);
    await choose('active', 'happy-day/', { value: 6 });
    expect(await read('active', 'happy-day/?lang=ca_ES')).toEqual({ value: 6, label: 'dissabte' });
  });
});
