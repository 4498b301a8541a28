import { describe, expect, it } from 'vitest';
import { decimalSum } from '#domain/bills/decimal-sum.ts';
import { fc } from '#tests/support/description/property-tests.ts';

describe('a sum', () => {
  it.each([
    [[0.1, 0.2], [], 0.3],
    [[1.1, 2.2], [3.3], 0],
    [[3.45, 3.45, 4.6], [0.005], 11.495],
    [[1e-7, 1], [], 1.0000001],
    [[1e21], [1e5], 999999999999999900000],
    [[], [2.5], -2.5],
  ])('of %j without %j is %d', (plus, minus, sum) => {
    expect(decimalSum(plus, minus)).toBe(sum);
  });

  it('of cents is the sum of whole cents, whatever the amounts', () => {
    const cents = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 8 });
    fc.assert(
      fc.property(cents, cents, (plus, minus) => {
        const euro = (list: number[]) => list.map((one) => one / 100);
        const total = plus.reduce((a, b) => a + b, 0) - minus.reduce((a, b) => a + b, 0);
        expect(decimalSum(euro(plus), euro(minus))).toBe(total / 100);
      }),
    );
  });
});

describe('a rounded sum', () => {
  it.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [1.0049999, 2, 1],
    [-1.005, 2, -1.01],
    [2.5, 0, 3],
    [-0.4, 0, 0],
    [0.5e-7, 7, 1e-7],
    [3.4, 2, 3.4],
  ])('%d to %d decimals is %d', (value, decimals, expected) => {
    expect(decimalSum([value], [], decimals)).toBe(expected);
  });

  it('is the nearest of the whole units of its last decimal, a half the one further from zero', () => {
    const thousandths = fc.integer({ min: -1e10, max: 1e10 });
    fc.assert(
      fc.property(thousandths, fc.integer({ min: 0, max: 2 }), (value, decimals) => {
        const unit = 10 ** (3 - decimals);
        const size = Math.abs(value);
        const units = Math.floor(size / unit) + (2 * (size % unit) >= unit ? 1 : 0);
        const expected = (Math.sign(value) * units) / 10 ** decimals;
        expect(decimalSum([value / 1000], [], decimals)).toBe(expected || 0);
      }),
    );
  });
});
