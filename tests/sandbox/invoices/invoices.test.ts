import { beforeAll, describe, expect, it } from 'vitest';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { cents, type Invoice, invoiceReader, NOW, sumOf } from './invoice-client.ts';

const sandbox = testSandbox();
let customer: FreshCustomer;
let invoices: Invoice[];
const reader = invoiceReader(sandbox, () => customer.token);

beforeAll(async () => {
  await sandbox.control('/clock', { body: { now: NOW } });
  customer = await sandbox.freshCustomer();
  invoices = await reader.all();
});

const kilowattHours = async ({ contract, start_date, end_date }: Invoice) => {
  const path = `/v1/contracts/${contract.id}/cch/chart/daily/?start=${start_date}&end=${end_date}`;
  const points: { activa: number }[] = (await reader.get(path)).body.data.result.items;
  return sumOf(points, ({ activa }) => Math.round(activa * 1000)) / 1000;
};
const signOf = ({ rectificative_type }: Invoice) => (rectificative_type === 'A' ? -1 : 1);

describe('invoices', () => {
  it('bill each month of each contract by what its meter read', async () => {
    const read = invoices.filter(({ download_types }) => download_types.includes('curve_csv'));
    expect(read.length).toBeGreaterThan(60);
    for (const invoice of read.slice(0, 12)) {
      expect(invoice.energy_consumed, invoice.number).toBe(await kilowattHours(invoice));
    }
  });

  it('add up to the curve however often a month was corrected: what A gives back counts against', async () => {
    const corrected = invoices.filter(({ rectificative_type }) => rectificative_type);
    expect(corrected.map(({ rectificative_type }) => rectificative_type).sort()).toEqual(
      expect.arrayContaining(['A', 'A', 'B']),
    );
    for (const correction of corrected) {
      const ofMonth = invoices.filter(
        ({ contract, start_date }) =>
          contract.id === correction.contract.id && start_date === correction.start_date,
      );
      const billed = sumOf(
        ofMonth,
        (each) => signOf(each) * Math.round(each.energy_consumed * 1000),
      );
      expect(billed / 1000).toBe(await kilowattHours(correction));
    }
  });

  it('show every state of payment, in part too, and are payable only while unpaid', () => {
    const all = [...invoices];
    expect(new Set(all.map(({ paid_status }) => paid_status))).toEqual(
      new Set([
        'paid',
        'unpaid',
        'pending_remesa',
        'pending_transfer',
        'manual_verification_required',
        'paid_without_transaction',
      ]),
    );
    for (const each of all) {
      const { paid_status, amount_total, amount_pending, amount_to_pay, online_payment } = each;
      const settled = ['paid', 'paid_without_transaction'].includes(paid_status);
      expect(amount_pending === 0, each.number).toBe(settled);
      expect(amount_pending).toBeLessThanOrEqual(amount_total);
      expect(amount_to_pay).toBe(paid_status === 'unpaid' ? amount_pending : 0);
      expect(online_payment).toEqual({
        payment_enabled: paid_status === 'unpaid',
        rel_object_type: 'electricity_invoice',
      });
    }
    const partial = all.filter(
      ({ paid_status, amount_pending, amount_total }) =>
        paid_status === 'unpaid' && amount_pending !== amount_total,
    );
    expect(partial).toHaveLength(1);
  });

  it('owe together what the contract says it owes, with a history that is past and in order', () => {
    const name = contractOf(customer, 'indebted');
    const owing = invoices.filter(({ paid_status }) => paid_status === 'unpaid');
    expect(new Set(owing.map(({ contract }) => contract.name))).toEqual(new Set([name]));
    expect(sumOf(owing, ({ amount_to_pay }) => cents(amount_to_pay))).toBe(8437);
    for (const { date, pending_state_history } of owing) {
      const days = pending_state_history.map(({ change_date }) => change_date);
      expect(days.length).toBeGreaterThan(0);
      expect([...days].sort()).toEqual(days);
      expect(days.every((day) => day > date && day <= NOW)).toBe(true);
    }
  });

  it('contain the history of a debt in the requested language', async () => {
    const texts = async (lang: string) =>
      (await reader.page(`lang=${lang}&limit=500`)).items
        .flatMap(({ pending_state_history }) => pending_state_history)
        .map(({ pending_state }) => pending_state.ov_description);
    expect(await texts('es_ES')).toContain('Recibo devuelto');
    expect(await texts('ca_ES')).toContain('Rebut retornat');
  });

  it('come newest first, each once, page by page', async () => {
    const pages = await Promise.all(
      [0, 30, 60, 90].map((offset) => reader.page(`offset=${offset}&limit=30`)),
    );
    expect(pages.flatMap(({ items }) => items)).toEqual(invoices);
    expect(new Set(pages.map(({ n_items }) => n_items))).toEqual(new Set([invoices.length]));
    const dates = invoices.map(({ date }) => date);
    expect([...dates].sort().reverse()).toEqual(dates);
    const ids = invoices.flatMap(({ id, invoice_id }) => [id, invoice_id]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const wrong of ['limit=501', 'limit=0', 'offset=-1', 'offset=1e300']) {
      expect((await reader.get(`/v1/invoices/?${wrong}`)).status, wrong).toBe(400);
    }
  });

  it('of gas are a list of their own', async () => {
    const gas = await reader.all('gas');
    expect(new Set(gas.map(({ start_date }) => start_date)).size).toBe(24);
    expect(new Set(gas.map(({ contract }) => contract.name))).toEqual(
      new Set([contractOf(customer, 'gas')]),
    );
    expect(gas.every(({ download_types }) => !download_types.includes('curve_csv'))).toBe(true);
    expect(gas[0]?.online_payment.rel_object_type).toBe('gas_invoice');
  });

  it('are none for a customer whose contract has just started', async () => {
    await sandbox.control('/clock', { body: {} });
    const token = await sandbox.signIn('22222222J');
    const { body } = await sandbox.api('/v1/invoices/', { token });
    expect(body.data.result).toEqual({ items: [], n_items: 0, offset: 0, limit: 100 });
    const params = await sandbox.api('/v1/filter/params?fields=cups,vats', { token });
    expect(params.body.data.result).toEqual({ cups: [], vats: [] });
    await sandbox.control('/clock', { body: { now: NOW } });
  });

  it('cannot be paid here where the retailer switched that off', async () => {
    const settings = { features: { onlinePayment: { enabled: false } } };
    const other = await sandbox.freshCustomer({ settings });
    const { body } = await sandbox.api('/v1/invoices/?limit=500', { token: other.token });
    const list: Invoice[] = body.data.result.items;
    expect(list.some(({ amount_to_pay }) => amount_to_pay > 0)).toBe(true);
    expect(list.every(({ online_payment }) => !online_payment.payment_enabled)).toBe(true);
  });
});

describe('the filter', () => {
  const found = async (conditions: unknown[]) =>
    reader.page(`limit=500&filter=${encodeURIComponent(JSON.stringify(conditions))}`);

  const cases: [unknown[][], (invoice: Invoice) => boolean][] = [
    [[['date', '>=', '2026-03-05']], ({ date }) => date >= '2026-03-05'],
    [[['date', '<=', '2026-03-04']], ({ date }) => date <= '2026-03-04'],
    [[['start_date', '=', '2026-04-01']], ({ start_date }) => start_date === '2026-04-01'],
    [
      [['end_date', 'in', ['2026-04-30', '2026-05-31']]],
      ({ end_date }) => /04-30|05-31/.test(end_date) && end_date > '2026',
    ],
    [[['amount_total', '>=', 60.01]], ({ amount_total }) => amount_total >= 60.01],
    [[['amount_pending', '!=', 0]], ({ amount_pending }) => amount_pending !== 0],
    [[['energy_consumed', '<=', 199.999]], ({ energy_consumed }) => energy_consumed <= 199.999],
    [
      [['paid_status', 'in', ['unpaid', 'pending_remesa']]],
      ({ paid_status }) => /^(unpaid|pending_remesa)$/.test(paid_status),
    ],
    [[['number', 'ilike', 'f2609']], ({ number }) => number.startsWith('F2609')],
    [[['number', 'ilike', '%']], () => false],
    [
      [['address', 'ilike', 'ESTACION 40']],
      ({ cups }) => cups.full_address.includes('Estación 40'),
    ],
    [[['paid_status', 'in', []]], () => false],
    [[], () => true],
    [
      [
        ['date', '>=', '2026-01-01'],
        ['date', '<=', '2026-06-30'],
        ['paid_status', '!=', 'paid'],
      ],
      ({ date, paid_status }) =>
        date >= '2026-01-01' && date <= '2026-06-30' && paid_status !== 'paid',
    ],
  ];
  it.each(cases)('%j answers what it says and nothing else', async (conditions, holds) => {
    const { items, n_items } = await found(conditions);
    expect(items).toEqual(invoices.filter(holds));
    expect(n_items).toBe(items.length);
  });

  it('finds every invoice by its very energy and amount', async () => {
    for (const { number, energy_consumed, amount_total } of invoices.slice(0, 15)) {
      const { items } = await found([
        ['energy_consumed', '=', energy_consumed],
        ['amount_total', '=', amount_total],
      ]);
      expect(items.map((each) => each.number)).toContain(number);
    }
  });

  it('takes what filter/params offers, and that is all there is', async () => {
    const { body } = await reader.get('/v1/filter/params?fields=cups,addresses,contracts,vats');
    const { cups, addresses, contracts, vats } = body.data.result;
    expect(vats).toEqual([customer.user]);
    for (const [field, values] of [
      ['cups', cups],
      ['address', addresses],
      ['contract', contracts.map(({ name }: { name: string }) => name)],
      ['vat', vats],
    ]) {
      expect((await found([[field, 'in', values]])).n_items, field).toBe(invoices.length);
    }
    expect(
      Object.keys((await reader.get('/v1/filter/params?fields=vats')).body.data.result),
    ).toEqual(['vats']);
    expect((await reader.get('/v1/filter/params?fields=names')).status).toBe(400);
  });

  it.each([
    ['not JSON', 'malformed'],
    ['{"date":1}', 'malformed'],
    ['[["date","="]]', 'malformed'],
    ['[["password","=","x"]]', 'unknown'],
    ['[["toString","=","x"]]', 'unknown'],
    ['[["date","ilike","2026"]]', 'unknown'],
    ['[["number",">","F"]]', 'unknown'],
    ['[["date","=","2026-02-30"]]', 'invalid'],
    ['[["date","=","0000-01-01"]]', 'invalid'],
    ['[["amount_total","=","1"]]', 'invalid'],
    ['[["number","=","\\u0000"]]', 'invalid'],
    ['[["number","in","F"]]', 'invalid'],
  ])('%s is refused as %s', async (filter, code) => {
    for (const path of ['invoices', 'invoices_multipoint']) {
      const { status, body } = await reader.get(
        `/v1/${path}/?filter=${encodeURIComponent(filter)}`,
      );
      expect([status, body.errors]).toEqual([400, { filter: [code] }]);
    }
  });
});
