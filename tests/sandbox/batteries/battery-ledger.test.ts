import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { wholeShares } from '#domain/battery/battery-receivers.ts';
import type { components } from '#openapi/generated/types.ts';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { fc } from '#tests/support/description/property-tests.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { batteryClient, type SolarContract } from './battery-client.ts';

const sandbox = testSandbox();
const { change, batteries, shares, movements, solar } = batteryClient(sandbox);
const CONTRACTS: SolarContract[] = ['house', 'flat', 'workshop'];

interface Share {
  bateria: { id: number; name: string };
  total_descompte: number;
}

/** Rows of each sheet of a spreadsheet as the texts and numbers of its cells. */
async function sheetsOf(customer: FreshCustomer, ids: number[], lang = 'es_ES') {
  const path = `/v1/contracts/virtual_batteries/${ids.join(',')}?lang=${lang}`;
  const answer = await sandbox.api(path, { token: customer.token });
  const files = unzipSync(answer.bytes);
  const text = (name: string) => new TextDecoder().decode(files[name] ?? new Uint8Array());
  const strings = [...text('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, value]) => value ?? '',
  );
  const names = [...text('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(
    ([, name]) => name,
  );
  const rows = ids.map((_, at) =>
    [...text(`xl/worksheets/sheet${at + 1}.xml`).matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(
      ([, row = '']) => Object.fromEntries(cellsOf(row, strings)),
    ),
  );
  return { names, rows, disposition: answer.headers.get('content-disposition') };
}

function cellsOf(row: string, strings: string[]): [string, string | number][] {
  return [...row.matchAll(/<c r="([A-Z])\d+"([^>]*)>.*?<v>([^<]*)<\/v>/g)].map(
    ([, column = '', kind = '', value = '']) => [
      column,
      kind.includes('t="s"') ? (strings[Number(value)] ?? '') : Number(value),
    ],
  );
}

const cents = (amount: unknown) => Math.round(Number(amount ?? 0) * 100);

async function discounts(customer: FreshCustomer): Promise<Share[]> {
  return (await Promise.all(CONTRACTS.map((contract) => batteries(customer, contract)))).flat();
}

async function batteryIds(customer: FreshCustomer): Promise<number[]> {
  return (await batteries(customer, 'workshop')).map(({ bateria }: Share) => bateria.id);
}

/**
 * In every sheet the balance is the income less the use and what was moved, row by row, and at the end the balance of the
 * contracts. Returns how much was moved from or to each battery, in cents.
 */
async function expectLedgerAddsUp(customer: FreshCustomer) {
  const ids = await batteryIds(customer);
  const { rows } = await sheetsOf(customer, ids);
  const all = await discounts(customer);
  return rows.map(([, ...movements], at) => {
    let [left, moved] = [0, 0];
    for (const row of movements) {
      left += cents(row.E) - cents(row.F) + cents(row.G);
      moved += cents(row.G);
      expect(cents(row.H)).toBe(left);
      expect(left).toBeGreaterThanOrEqual(0);
    }
    const listed = all.filter(({ bateria }) => bateria.id === ids[at]);
    expect(left).toBe(listed.reduce((sum, share) => sum + cents(share.total_descompte), 0));
    return moved;
  });
}

/**
 * Movements by kind in cents, after proving for every share that they lead to what the contract says, and over all shares
 * that a move neither makes nor loses anything.
 */
async function expectSharesAddUp(customer: FreshCustomer) {
  const totals = { surplus: 0, applied: 0, moved: 0 };
  for (const contract of CONTRACTS) {
    for (const { bateria, total_descompte } of await batteries(customer, contract)) {
      const { body } = await movements(customer, contract, bateria.id);
      const ledger: components['schemas']['BatteryLedger'] = body.data.result;
      let left = cents(ledger.opening_balance);
      for (const { kind, amount, balance } of ledger.items) {
        left += cents(amount);
        totals[kind] += cents(amount);
        expect([cents(balance), left >= 0]).toEqual([left, true]);
      }
      expect([cents(ledger.closing_balance), cents(total_descompte)]).toEqual([left, left]);
    }
  }
  expect(totals.moved).toBe(0);
  return totals;
}

describe('the spreadsheet', () => {
  it('opens, with one sheet for each battery in the requested language', async () => {
    const customer = await solar();
    const ids = await batteryIds(customer);
    const { names, rows, disposition } = await sheetsOf(customer, ids, 'ca_ES');
    expect(names).toEqual(['BV-CASA', 'BV-TALLER']);
    expect(disposition).toMatch(/filename="bateries-virtuals-\d{4}-\d\d-\d\d\.xlsx"/);
    expect(Object.values(rows[0]?.[0] ?? {})).toEqual([
      'Data',
      'Contracte',
      'Moviment',
      'Factura',
      'Entrada',
      'Usat',
      'Trasllat',
      'Disponible',
    ]);
    expect(rows[0]?.length).toBeGreaterThan(20);
    const [, ...movements] = rows[0] ?? [];
    expect([...new Set(movements.map(({ C }) => C))].sort()).toEqual([
      'Descompte a la factura',
      'Excedents',
    ]);
    for (const { B, C, D } of movements) {
      if (C !== 'Excedents') expect(D).toMatch(new RegExp(`^F\\d{4}-${B}$`));
      else expect(D).toMatch(new RegExp(`^F\\d{4}-${customer.contracts[0]?.name}$`));
    }
    const contracts = new Set(rows[0]?.slice(1).map(({ B }) => B));
    expect([...contracts].sort()).toEqual(customer.contracts.map(({ name }) => name));
  });

  it('adds up, also after a move', async () => {
    const customer = await solar();
    const [ofHouse = 0, ofWorkshop = 0] = await batteryIds(customer);
    expect(await expectLedgerAddsUp(customer)).toEqual([0, 0]);
    const before = (await discounts(customer)).reduce((s, x) => s + cents(x.total_descompte), 0);
    const share = (await batteries(customer, 'flat')).find(
      ({ bateria }: Share) => bateria.id === ofHouse,
    );
    await change('move', customer, 'flat', ofHouse, {
      bateria_desti: ofWorkshop,
      pes_percentatge: 5,
    });
    const along = cents(share.total_descompte);
    expect(along).toBeGreaterThan(0);
    expect(await expectLedgerAddsUp(customer)).toEqual([-along, along]);
    const after = (await discounts(customer)).reduce((s, x) => s + cents(x.total_descompte), 0);
    expect(after).toBe(before);
  });

  it('is all or nothing', async () => {
    const customer = await solar();
    const [own = 0] = await batteryIds(customer);
    const [foreign = 0] = await batteryIds(await solar());
    const statusOf = async (ids: string) =>
      (await sandbox.api(`/v1/contracts/virtual_batteries/${ids}`, { token: customer.token }))
        .status;
    expect(await statusOf(`${own},${own}`)).toBe(200);
    expect(await statusOf(`${own},${foreign}`)).toBe(404);
    expect(await statusOf('9999999999')).toBe(404);
    expect(await statusOf('1,x')).toBe(400);
  });
});

describe('whatever is changed', () => {
  const step = fc.record({
    what: fc.constantFrom('share', 'move', 'sign'),
    contract: fc.constantFrom(...CONTRACTS),
    from: fc.constantFrom(0, 1),
    percentage: fc.integer({ min: 0, max: 100 }),
  });

  it('shares of a battery add up to 100 and the ledger to what is left', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const customer = await solar();
        const ids = await batteryIds(customer);
        const before = await expectSharesAddUp(customer);
        for (const { what, contract, from, percentage } of steps) {
          const battery = ids[from] ?? 0;
          if (what === 'sign') {
            const name = customer.contracts[CONTRACTS.indexOf(contract)]?.name;
            const path = `/customers/${customer.id}/contracts/${name}/sign`;
            await sandbox.control(path, { method: 'POST' });
          } else {
            const body = { pes_percentatge: percentage, bateria_desti: ids[1 - from] };
            const answer = await change(what as 'share', customer, contract, battery, body);
            expect([200, 404, 406]).toContain(answer.status);
          }
          for (const id of ids) expectWhole(await shares(customer, id));
        }
        await expectLedgerAddsUp(customer);
        expect(await expectSharesAddUp(customer)).toEqual(before);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it('any weights give whole shares of 100, none further than one from its own', () => {
    const weights = fc.array(fc.double({ min: 0, max: 1000, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(weights, (list) => {
        const sum = list.reduce((total, weight) => total + weight, 0);
        fc.pre(sum === 0 || sum > 1e-3);
        const parts = wholeShares(list);
        expectWhole(parts, sum === 0);
        parts.forEach((part, at) => {
          if (sum > 0) expect(Math.abs(part - (100 * (list[at] ?? 0)) / sum)).toBeLessThan(1.001);
        });
      }),
    );
  });
});

/** All of it, or nothing where the only one that receives was given 0. */
function expectWhole(parts: number[], none = parts.length <= 1 && parts.every((part) => !part)) {
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(none ? 0 : 100);
}
