import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureApi } from '#api/client.ts';
import { reportUnder } from '#config/report.ts';
import { problemOf } from '#domain/problem.ts';
import { contractQuery } from '#queries/contracts/contract.ts';
import { contractsQuery } from '#queries/contracts/contracts.ts';
import { ibansQuery } from '#queries/contracts/ibans.ts';
import { featureFlagsQuery } from '#queries/read/feature-flags.ts';

const wanted = { type: 'electricity', offset: 0, limit: 10, search: '' } as const;
const contract = (id: number, more: object = {}) => ({
  id,
  name: `00${id}`,
  state: 'activa',
  cups: { name: 'ES0021000000000001AB', full_address: 'Carrer Major, 1' },
  contracted_power_period: [{ period: 'P1', power: 4.6 }],
  ...more,
});

let reports: string[];
beforeEach(() => {
  configureApi({ baseUrl: 'http://retailer.test/api' });
  reportUnder('test');
  reports = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => reports.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function answerWith(data: unknown): void {
  vi.stubGlobal('fetch', async () => Response.json({ status: 'OK', data }));
}
const read = <Data>(query: object) =>
  new QueryClient().fetchQuery({ retry: false, ...query } as never) as Promise<Data>;
const problemIn = async (query: object) =>
  problemOf(await read(query).catch((thrown) => thrown)).kind;
type Contracts = { rows: { name: string }[]; total: number };

it('leaves a malformed entry of a list out and reports why', async () => {
  answerWith({ items: [contract(1), { ...contract(2), id: 'two' }, 'no contract'], n_items: 3 });
  const { rows, total } = await read<Contracts>(contractsQuery(wanted));
  expect(rows.map(({ name }) => name)).toEqual(['001']);
  expect(total).toBe(3);
  expect(reports).toHaveLength(2);
  expect(reports[0]).toMatch(/malformed contract .* left out: id: .*number.*"two"/);
});

it.each([
  ['is missing', { n_items: 3 }],
  ['is no list', { items: { 0: contract(1) }, n_items: 1 }],
  ['holds nothing that can be read', { items: [{}, {}], n_items: 2 }],
])('calls an answer unreadable whose list %s', async (_, data) => {
  answerWith(data);
  expect(await problemIn(contractsQuery(wanted))).toBe('unreadable');
});

it('takes an empty list for what it is', async () => {
  answerWith({ items: [], n_items: 0 });
  expect(await read(contractsQuery(wanted))).toEqual({ rows: [], total: 0, order: null });
});

it.each([false, '', null, undefined])('reads %j as nothing', async (nothing) => {
  const empty = { sign_date: nothing, amount_debt: nothing, pricelist: nothing, tariff: nothing };
  answerWith({
    ...contract(7, { ...empty, cups: nothing, contracted_power_period: nothing }),
    atr_available: false,
    bank_account: nothing,
    notification_address: nothing,
    dso: nothing,
    services: nothing,
    attachments: nothing,
  });
  expect(await read(contractQuery('electricity', '007'))).toMatchObject({
    signDate: null,
    debtEuro: 0,
    cups: '',
    product: null,
    powerKw: null,
    atrAvailable: false,
    lastPowerChange: null,
    powerChangedLately: false,
    bankAccount: null,
    notification: null,
    distributor: null,
    services: [],
    attachments: [],
  });
  expect(reports).toEqual([]);
});

it('keeps a contract one of whose services or attachments is malformed', async () => {
  answerWith({
    ...contract(7),
    atr_available: true,
    services: [{ nom: 'Mantenimiento' }, { data_inici: '2026-01-01' }],
    attachments: [{ id: 'x', filename: 'a.pdf' }],
  });
  expect(await read(contractQuery('electricity', '007'))).toMatchObject({
    services: [{ name: 'Mantenimiento', startDate: null, endDate: null }],
    attachments: [],
  });
  expect(reports).toHaveLength(2);
});

it('takes the opt-out of SIPS as not waiting where nothing says that it waits for a signature', async () => {
  answerWith({ ...contract(7), atr_available: true, no_cession_sips: { state: 'requested' } });
  expect(await read(contractQuery('electricity', '007'))).toMatchObject({
    sips: { state: 'requested', waitsForSignature: false },
  });
  expect(reports).toEqual([]);
});

it('calls a contract unreadable without what the portal cannot do without', async () => {
  answerWith(contract(7));
  expect(await problemIn(contractQuery('electricity', '007'))).toBe('unreadable');
});

it('reads accounts at their older address where the retailer has no other', async () => {
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.includes('/v1/ibans/')
      ? Response.json({ status: 'OK', data: [{ id: 11, printable_iban: 'ES18 9900' }, {}] })
      : Response.json({ status: 'ERROR' }, { status: 404 }),
  );
  expect(await read(ibansQuery())).toEqual([
    { id: 11, printable_iban: 'ES18 9900', ending: '9900' },
  ]);
});

it('wants the flags that every answer must carry, and leaves out what is no flag', async () => {
  const required = { 'coupons.coupon': true, 'crm.case': false };
  answerWith({ result: { feature_flags: { ...required, odd: 'yes' } } });
  expect(await read(featureFlagsQuery(null))).toEqual(required);
  answerWith({ result: { feature_flags: { 'crm.case': true } } });
  expect(await problemIn(featureFlagsQuery(null))).toBe('unreadable');
});
