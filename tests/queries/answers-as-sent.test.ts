import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureApi } from '#api/client.ts';
import { requestsQuery } from '#queries/account/requests.ts';
import { consumptionQuery } from '#queries/consumption/consumption.ts';
import { contractQuery } from '#queries/contracts/contract.ts';
import { invoicesQuery } from '#queries/invoices/invoices.ts';
import { setRetailerTime } from '#queries/read/tolerances.ts';

const noted: string[] = [];
beforeEach(() => {
  configureApi({ baseUrl: 'http://retailer.test/api' });
  vi.spyOn(console, 'info').mockImplementation((text: string) => noted.push(text));
});
afterEach(() => {
  setRetailerTime('peninsula');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function answerWith(data: unknown): void {
  vi.stubGlobal('fetch', async () => Response.json({ status: 'OK', data }));
}
const read = <Data>(query: object) =>
  new QueryClient().fetchQuery({ retry: false, ...query } as never) as Promise<Data>;

const contract = {
  ...{ id: 7, name: '007', state: 'activa', atr_available: true },
  cups: { name: 'ES0021000000000001AB', full_address: 'Carrer Major, 1' },
  contracted_power_period: [{ period: 'P1', power: 4.6 }],
};
const invoice = {
  ...{ id: 1, invoice_id: 2, number: 'FE01', date: '2026-06-01', amount_total: 84.37 },
  ...{ state: 'open', unpaid: false, payable: false },
};
const wanted = { offset: 0, limit: 10, search: '' };
const invoices = invoicesQuery({ ...wanted, type: 'electricity', conditions: [] });

describe('an answer is read as described', () => {
  it.each([
    ['an id as text', { id: '7' }, { id: 7 }],
    ['a name as number', { name: 7 }, { name: '7' }],
    ['true as text', { atr_available: 'True' }, { atrAvailable: true }],
    ['true as 1', { atr_available: 1 }, { atrAvailable: true }],
    ['an empty object for a list', { services: {} }, { services: [] }],
    ['a day as written here', { sign_date: '03/04/2026' }, { signDate: '2026-04-03' }],
    ['a day with a time', { sign_date: '2026-04-03T00:00:00' }, { signDate: '2026-04-03' }],
    ['a day in UTC', { sign_date: '2026-04-02T22:00:00Z' }, { signDate: '2026-04-03' }],
    [
      'a power with a comma',
      { contracted_power_period: [{ period: 'P1', power: '4,6' }] },
      { powers: [{ period: 'P1', powerKw: 4.6 }] },
    ],
    ['null for what may be absent', { terms: null, dso: null }, { distributor: null }],
    ['a state in capitals', { state: 'ACTIVA' }, { state: 'activa' }],
    ['a state that is new', { state: 'suspesa' }, { state: 'suspesa' }],
    ['more members', { more: { of: 'these' } }, { id: 7 }],
  ])('that has %s', async (_, odd, expected) => {
    answerWith({ ...contract, ...odd });
    expect(await read(contractQuery('electricity', '007'))).toMatchObject(expected);
  });

  it.each([
    ['84.37', 84.37],
    ['84,37', 84.37],
    ['1.084,37', 1084.37],
    ['-1084,37', -1084.37],
  ])('that has the amount "%s"', async (amount_total, amount) => {
    answerWith({ items: [{ ...invoice, amount_total }], n_items: '1' });
    expect(await read(invoices)).toMatchObject({ rows: [{ totalEuro: amount }], total: 1 });
  });

  it.each([
    ['peninsula', '2026-05-31T22:00:00.000Z'],
    ['canary-islands', '2026-05-31T23:00:00.000Z'],
  ] as const)('that has a time without offset, by the clock of the %s', async (place, instant) => {
    setRetailerTime(place);
    const request = { id: 1, kind: 'case', title: 'Una duda', state: 'in_process' };
    const times = { created_at: '2026-06-01 00:00:00', updated_at: '2026-06-01T00:00:00' };
    answerWith({ items: [{ ...request, ...times }], n_items: 1 });
    const { rows } = await read<{ rows: { updatedAt: string }[] }>(requestsQuery(wanted));
    expect(new Date(rows[0]?.updatedAt ?? '').toISOString()).toBe(instant);
  });

  it('that is a curve of local times of the Canary Islands, on a day of 23 hours', async () => {
    setRetailerTime('canary-islands');
    const items = ['00:00', '02:00'].map((clock, at) => ({
      date: `2026-03-29T${clock}:00`,
      activa: at + 1,
    }));
    answerWith({ items });
    const days = { from: '2026-03-29', to: '2026-03-29' };
    const { curve } = await read<{ curve: { energies: { active: Iterable<number> } } }>(
      consumptionQuery({ contractId: 1, resolution: 'hourly', days }),
    );
    expect([...curve.energies.active].slice(0, 2)).toEqual([1000, 2000]);
  });
});

it('what is read otherwise than described is noted once a session', async () => {
  noted.length = 0;
  for (const id of ['8', '9']) {
    answerWith({ ...contract, id: 7, dso_reference: Number(id) });
    await read(contractQuery('electricity', '007'));
  }
  expect(noted).toEqual([expect.stringMatching(/text-as-number: dso_reference/)]);
});

it.each([
  ['a text that is no number', { id: 'seven' }],
  ['an id that a number cannot hold', { id: '99007199254740993' }],
  ['null for what must be there', { name: null }],
])('an answer with %s stays unreadable', async (_, odd) => {
  answerWith({ ...contract, ...odd });
  await expect(read(contractQuery('electricity', '007'))).rejects.toMatchObject({
    problem: { kind: 'unreadable' },
  });
});
