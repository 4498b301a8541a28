import { expect, it } from 'vitest';
import { discountOfYear } from '#domain/bills/social-bonus.ts';

const prices = { power: 30, energy: 0.1 };
const rates = { discount: 50, specialElectricity: 5, vat: 10 };

it('the discount of a year is on power and on the energy up to the limit, and taxes fall with it', () => {
  const use = { power: 4, kwhYear: 3000, limit: 2000 };
  // (30 * 4 + 0.1 * 2000) * 50 % * 1.05 * 1.10
  expect(discountOfYear(prices, use, rates)).toBeCloseTo(184.8);
  expect(discountOfYear(prices, { ...use, kwhYear: 1000 }, rates)).toBeCloseTo(127.05);
});

it('nothing is computed without a price of the PVPC', () => {
  const use = { power: 4, kwhYear: 3000, limit: 2000 };
  expect(discountOfYear({ ...prices, energy: null }, use, rates)).toBeNull();
});
