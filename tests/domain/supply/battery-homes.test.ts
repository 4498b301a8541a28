import { expect, it } from 'vitest';
import type { BatteryShare } from '#domain/battery/battery.ts';
import { otherBatteries, withWeights } from '#domain/battery/battery-homes.ts';

const share = (id: number, change: Partial<BatteryShare> = {}): BatteryShare => ({
  ...{ id, name: `Bateria ${id}`, weight: null, percentage: 50, balanceEuro: 0, management: 'all' },
  ...{ startDate: '2026-01-01', endDate: null, isOrigin: false, isWaiting: false },
  ...change,
});
const home = (contract: string, ...batteries: BatteryShare[]) => ({
  ...{ contract, address: `Calle ${contract}`, batteries },
});

const flat = home('0001', share(7, { weight: 3 }), share(2));
const house = home('0002', share(2), share(9, { endDate: '2026-11-01' }));
const orchard = home('0003', share(4, { startDate: '2026-12-01' }), share(5, { percentage: 0 }));

it('other batteries are those with a share in force, by number, each with its homes', () => {
  expect(otherBatteries([flat, house, orchard], 7, '2026-11-20')).toEqual([
    { id: 2, name: 'Bateria 2', homes: [flat, house] },
    { id: 5, name: 'Bateria 5', homes: [orchard] },
  ]);
  expect(otherBatteries([flat], 2, '2026-11-20').map(({ id }) => id)).toEqual([7]);
  expect(otherBatteries([], 2, '2026-11-20')).toEqual([]);
});

it('a receiver has the weight that its own contract has for that battery, or none', () => {
  const receiver = (contract: string) => ({ contract, percentage: 50, weight: 1 });
  const receivers = ['0001', '0002', '0009'].map(receiver);
  expect(withWeights(receivers, [flat, house], 7).map(({ weight }) => weight)).toEqual([
    3,
    null,
    null,
  ]);
});
