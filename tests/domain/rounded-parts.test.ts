import { describe, expect, it } from 'vitest';
import { roundedCents, roundedParts, split, taxedParts } from '#domain/bills/rounded-parts.ts';
import { fc } from '#tests/support/description/property-tests.ts';

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

describe('rounded parts', () => {
  it('are rounded half up to the cent, also where a float lies just below half', () => {
    // 4.6 kW x 28 days x 0.082137 = 10.5792…; 1.005 euro is 1.00499… as a float.
    expect(roundedCents(0.082137 * 4.6 * 28)).toBe(1058);
    expect([1.005, 0.125, 2.675, -1.005, 0, -0.001].map(roundedCents)).toEqual([
      101, 13, 268, -101, 0, 0,
    ]);
  });

  it('come to their sum, which is rounded once; the cents left over go to those that lost most', () => {
    // 0.334 + 0.334 + 0.336 = 1.004: one by one 33 + 33 + 34 = 100 as well. 3 x 0.335 = 1.005 is 101, not 102.
    expect(roundedParts([0.334, 0.334, 0.336])).toEqual({ cents: 100, parts: [33, 33, 34] });
    expect(roundedParts([0.335, 0.335, 0.335])).toEqual({ cents: 101, parts: [34, 34, 33] });
    expect(roundedParts([2, -0.335, -0.335])).toEqual({ cents: 133, parts: [200, -33, -34] });
    expect(roundedParts([])).toEqual({ cents: 0, parts: [] });
  });

  it('lie within a cent of what they are, whatever is added up', () => {
    const tenThousandths = fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }));
    fc.assert(
      fc.property(tenThousandths, (list) => {
        const { cents, parts } = roundedParts(list.map((one) => one / 10_000));
        const exact = sumOf(list) / 100;
        expect(cents).toBe(Math.sign(exact) * Math.round(Math.abs(exact)) || 0);
        expect(sumOf(parts)).toBe(cents);
        parts.forEach((part, at) => {
          expect(Math.abs(part - (list[at] ?? 0) / 100)).toBeLessThan(1);
        });
      }),
    );
  });

  it('with VAT have the total of the unrounded sum', () => {
    // 6.9048 + 61.236 + 0.7308 + 1.9656 = 70.8372; with 21 % 85.713012, where 21 % of 70.84 would make it 85.72.
    expect(taxedParts([6.9048, 61.236, 0.7308, 1.9656], 21)).toEqual({
      ...{ parts: [690, 6124, 73, 197], netCents: 7084, vatCents: 1487, totalCents: 8571 },
    });
  });

  it('share a whole out by weights, the earlier of two equal ones first', () => {
    expect(split(1000, [1, 1, 1])).toEqual([334, 333, 333]);
    expect(split(100, [0, 0])).toEqual([0, 0]);
  });
});
