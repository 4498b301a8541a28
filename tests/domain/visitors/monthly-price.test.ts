import { expect, it } from 'vitest';
import { electricityMonth, gasMonth } from '#domain/bills/monthly-price.ts';

const taxes = {
  ...{ specialElectricity: 5.11269632, hydrocarbons: 2.34, vat: 21 },
  ...{ meter: 0.81, socialDiscount: 0.012742 },
};
const home = { powers: [4.6, 4.6], kwhYear: 2700, shares: [29, 26, 45] };
const prices = { power: [29.98, 3.94], energy: [0.1873, 0.1352, 0.1048] };

it('adds up a month of electricity, rounds once, and gives each line its cents', () => {
  // Power (29.98 + 3.94) x 4.6 / 12 = 13.002667. Energy 0.136629 x 225 kWh = 30.741525.
  // Bono social 0.012742 x 365 / 12 = 0.387569. Special tax 5.11269632 % of 44.131761 = 2.256323. Meter 0.81.
  // VAT 21 % of 47.198084 = 9.911598, together 57.109682. Rounded down the lines are 5709:
  // the two cents left over are of the bono social (38.76) and the special tax (225.63).
  expect(electricityMonth(prices, home, taxes)).toEqual({
    cents: 5711,
    lines: [
      { part: 'power', cents: 1300 },
      { part: 'energy', cents: 3074 },
      { part: 'social-discount', cents: 39 },
      { part: 'special-tax', cents: 226 },
      { part: 'meter', cents: 81 },
      { part: 'vat', cents: 991 },
    ],
  });
});

it('needs no shares where the price is the same at all hours, and leaves out what costs nothing', () => {
  // Six powers of 20 kW at 12 €/kW and year: 120. Energy 0.1 x 1000 kWh = 100. No taxes but 10 % VAT: 22.
  const flat = { power: Array(6).fill(12), energy: Array(6).fill(0.1) };
  const use = { powers: Array(6).fill(20), kwhYear: 12_000, shares: [29, 26, 45] };
  const only = { specialElectricity: 0, hydrocarbons: 0, vat: 10, meter: 0, socialDiscount: 0 };
  expect(electricityMonth(flat, use, only)).toEqual({
    cents: 24_200,
    lines: [
      { part: 'power', cents: 12_000 },
      { part: 'energy', cents: 10_000 },
      { part: 'vat', cents: 2200 },
    ],
  });
});

it('shares the energy over six periods', () => {
  // Power 12 x 20 = 240 a month for the six. Energy 0.1 x 0.10 + 0.2 x 0.13 + 0.3 x 0.12 + 0.4 x 0.14 + 0.5 x 0.06 +
  // 0.6 x 0.45 = 0.428 €/kWh, x 1000 kWh.
  const six = { power: Array(6).fill(24), energy: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6] };
  const use = { powers: Array(6).fill(20), kwhYear: 12_000, shares: [10, 13, 12, 14, 6, 45] };
  const none = { specialElectricity: 0, hydrocarbons: 0, vat: 0, meter: 0, socialDiscount: 0 };
  expect(electricityMonth(six, use, none)?.lines).toEqual([
    { part: 'power', cents: 24_000 },
    { part: 'energy', cents: 42_800 },
  ]);
});

it.each([
  ['no prices', {}, home],
  ['a power that is not known', prices, { ...home, powers: [4.6] }],
  ['six periods with shares of three', { ...prices, energy: [1, 2, 3, 4, 5, 6] }, home],
])('says nothing of %s', (_, offered, use) => {
  expect(electricityMonth(offered, use, taxes)).toBeUndefined();
});

it('adds up a month of gas', () => {
  // Fixed 0.2466 x 365 / 12 = 7.50075. 600 kWh x 0.0729 = 43.74, x 0.00234 = 1.404. VAT of 52.64475 = 11.055398.
  expect(gasMonth({ fixed: 0.2466, energy: [0.0729] }, 7200, { ...taxes, meter: 0 })).toEqual({
    cents: 6370,
    lines: [
      { part: 'fixed', cents: 750 },
      { part: 'energy', cents: 4374 },
      { part: 'hydrocarbons', cents: 140 },
      { part: 'vat', cents: 1106 },
    ],
  });
  expect(gasMonth({ energy: [0.0729] }, 7200, taxes)).toBeUndefined();
});
