import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { batteryClient, type SolarContract } from './battery-client.ts';

type Ledger = components['schemas']['BatteryLedger'];

const sandbox = testSandbox();
const { change, batteries, movements, solar } = batteryClient(sandbox);
let customer: FreshCustomer;
let ofHouse: number;
let ofWorkshop: number;

async function begin() {
  customer = await solar();
  const [house, workshop] = await batteries(customer, 'workshop');
  [ofHouse, ofWorkshop] = [house.bateria.id, workshop.bateria.id];
}
beforeEach(begin);
afterEach(() => sandbox.control('/clock', { body: {} }));

async function ledger(contract: SolarContract, battery: number, year?: number): Promise<Ledger> {
  return (await movements(customer, contract, battery, year)).body.data.result;
}

describe('the movements of a battery', () => {
  it('come year by year, each beginning with what the one before left', async () => {
    const all = await ledger('flat', ofHouse);
    expect(all.years.length).toBeGreaterThan(1);
    expect([...all.years].sort().reverse()).toEqual(all.years);
    let opening = 0;
    const items: Ledger['items'] = [];
    for (const year of [...all.years].reverse()) {
      const part = await ledger('flat', ofHouse, year);
      expect([part.opening_balance, part.years]).toEqual([opening, all.years]);
      expect(part.items.every(({ date }) => date.startsWith(String(year)))).toBe(true);
      opening = part.closing_balance;
      items.push(...part.items);
    }
    expect([items, opening]).toEqual([all.items, all.closing_balance]);
  });

  it('are none before the first year and after the last, where the balance stays', async () => {
    const { years, closing_balance: balance } = await ledger('flat', ofHouse);
    expect(balance).toBeGreaterThan(0);
    const none = { years, items: [] };
    const before = await ledger('flat', ofHouse, (years.at(-1) ?? 0) - 1);
    expect(before).toEqual({ ...none, opening_balance: 0, closing_balance: 0 });
    const after = await ledger('flat', ofHouse, (years[0] ?? 0) + 1);
    expect(after).toEqual({ ...none, opening_balance: balance, closing_balance: balance });
  });

  it.each(['1999', '2101', 'x', '2026.5'])('of the year %s are refused', async (year) => {
    expect((await movements(customer, 'flat', ofHouse, year)).status).toBe(400);
  });

  it('name the other battery of a move on both sides, on 29 February too', async () => {
    await sandbox.control('/clock', { body: { now: '2028-02-29T11:00:00Z' } });
    await begin();
    const { closing_balance: before } = await ledger('flat', ofHouse);
    const to = { bateria_desti: ofWorkshop, pes_percentatge: 20 };
    expect((await change('move', customer, 'flat', ofHouse, to)).status).toBe(200);
    const nothing = { invoice: null, percentage: null, battery_amount: null, invoice_amount: null };
    const moved = { date: '2028-02-29', kind: 'moved', ...nothing };
    expect((await ledger('flat', ofHouse, 2028)).items.at(-1)).toMatchObject({
      ...moved,
      amount: -before,
      balance: 0,
      battery: { id: ofWorkshop, name: 'BV-TALLER' },
    });
    expect((await ledger('flat', ofWorkshop)).items.at(-1)).toMatchObject({
      ...moved,
      amount: before,
      balance: before,
      battery: { id: ofHouse, name: 'BV-CASA' },
    });
    expect((await ledger('flat', ofHouse)).years[0]).toBe(2028);
  });

  it('are not found for strangers, nor for a contract that has no share', async () => {
    const stranger = await solar();
    const [{ bateria: theirs }] = await batteries(stranger, 'house');
    expect((await movements(customer, 'house', ofWorkshop)).status).toBe(404);
    expect((await movements(customer, 'house', theirs.id)).status).toBe(404);
    expect((await movements({ ...customer, token: stranger.token }, 'house', ofHouse)).status).toBe(
      404,
    );
  });
});
