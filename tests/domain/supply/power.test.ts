import { describe, expect, it } from 'vitest';
import { kilowattsText, wattsIn, wattsOf, withDecimalComma } from '#domain/contract/power.ts';
import { vectorsOf } from '#tests/domain/vectors.ts';
import { fc } from '#tests/support/description/property-tests.ts';

const { valid, invalid } = vectorsOf('powerKw');
const whole = fc.integer({ min: 0, max: 999_999_999 });

describe('watts of a typed power', () => {
  it.each(valid)('$in kW are $watts W', ({ in: text, watts }) => {
    expect(wattsOf(text)).toBe(watts);
  });

  it.each(invalid)('$in is no power: $reason', ({ in: text }) => {
    expect(wattsOf(text) || undefined).toBeUndefined();
  });

  it('come back from every way of writing them', () => {
    fc.assert(
      fc.property(whole, (watts) => {
        expect(wattsOf(kilowattsText(watts))).toBe(watts);
        expect(
          wattsOf(`${kilowattsText(watts).split(',')[0]},${String(watts % 1000).padStart(3, '0')}`),
        ).toBe(watts);
        expect(wattsIn(watts / 1000)).toBe(watts);
      }),
      { numRuns: 2000 },
    );
  });

  it('are a whole number or none for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const watts = wattsOf(text);
        expect(watts === undefined || Number.isSafeInteger(watts)).toBe(true);
      }),
    );
  });
});

it('writes kilowatts without needless zeros, and a watt with three decimals', () => {
  expect([4600, 3450, 15_000, 15_001, 1, 0].map(kilowattsText)).toEqual([
    '4,6',
    '3,45',
    '15',
    '15,001',
    '0,001',
    '0',
  ]);
});

it('reads the point of a keypad as a comma only where it cannot part thousands', () => {
  expect(['3.45', '3.450', '4.', '999.9'].map(withDecimalComma)).toEqual([
    '3,45',
    '3,450',
    '4,',
    '999,9',
  ]);
  expect(['1234.5', '1,234.5', '3.4567', '1.2.3'].map(withDecimalComma)).toEqual([
    '1234.5',
    '1,234.5',
    '3.4567',
    '1.2.3',
  ]);
});

it('has no watts for what the retailer cannot mean', () => {
  expect([-1, 1e-7, Number.NaN, 1e21].map(wattsIn)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
