import { describe, expect, it } from 'vitest';
import { rateOn } from '#domain/bills/dated-rate.ts';
import { addedWatts, powerCost } from '#domain/bills/power-cost.ts';

/** Orden ITC/3519/2009, as distributors publish it (decision 11). */
const rights = { hookup: 9.04476, access: 19.703137, extension: 17.374714 };

describe('what a change of power costs', () => {
  it.each([
    // From, to, heldBefore; access, extension, hookup, VAT of 21 %, total: by hand, the sums unrounded (decision 38).
    [3450, 4600, false, { access: 2266, extension: 1998, hookup: 904 }, 1086, 6254],
    [3450, 4600, true, { access: 2266, hookup: 904 }, 666, 3836],
    [4600, 3450, false, { hookup: 904 }, 190, 1094],
    [4600, 15_000, false, { access: 20_491, extension: 18_070, hookup: 904 }, 8288, 47_753],
    // 4.6 kW x (19.703137 + 17.374714) + 9.04476 = 179.602875, with VAT 217.319478.
    [3450, 8050, false, { access: 9063, extension: 7992, hookup: 905 }, 3772, 21_732],
    [3450, 11_500, true, { access: 15_861, hookup: 905 }, 3520, 20_286],
    [9200, 14_490, false, { access: 10_423, extension: 9191, hookup: 905 }, 4309, 24_828],
  ])('from %i to %i W (heldBefore: %s)', (now, then, heldBefore, lines, vat, total) => {
    const moreWatts = addedWatts([now, now], [then, then]);
    const cost = powerCost({ moreWatts, paysExtension: !heldBefore }, rights, 21);
    expect(Object.fromEntries(cost.lines.map(({ right, cents }) => [right, cents]))).toEqual(lines);
    expect([cost.vatCents, cost.totalCents]).toEqual([vat, total]);
    expect(cost.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(cost.netCents);
    expect(cost.netCents + cost.vatCents).toBe(cost.totalCents);
  });

  it('counts from the highest power to the highest', () => {
    expect(addedWatts([2300, 3450], [3450, 3450])).toBe(0);
    expect(addedWatts([2300, 3450], [2300, 4600])).toBe(1150);
    expect(addedWatts([4600, 4600], [3450, 3450])).toBe(0);
  });
});

it('a rate holds from its day on', () => {
  const rates = [
    { from: '2024-01-01', rate: 2.5 },
    { from: '2024-07-01', rate: 5.11 },
  ];
  expect(
    ['2023-12-31', '2024-01-01', '2024-06-30', '2024-07-01'].map((day) => rateOn(rates, day)),
  ).toEqual([0, 2.5, 2.5, 5.11]);
});
