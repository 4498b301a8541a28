import { describe, expect, it } from 'vitest';
import { billOf } from '#sandbox/billing/bill.ts';
import type { BillFacts } from '#sandbox/billing/bill-types.ts';

const JUNE: BillFacts = {
  type: 'electricity',
  product: '2.0TD_CLARA',
  tariff: '2.0TD',
  from: '2026-06-01',
  days: 30,
  powers: [4.6, 4.6],
  energy: [100_000, 50_000, 0],
  surplus: 0,
};
const billed = (change: Partial<BillFacts> = {}) =>
  billOf({ bills: { ...JUNE, ...change }, givesBack: null });
const line = (bill: ReturnType<typeof billOf>, kind: string, period?: string) =>
  bill.lines.find((each) => each.kind === kind && each.period === period)?.cents;

describe('a bill', () => {
  it('costs what its prices and taxes say, to the cent', () => {
    const bill = billed();
    expect(bill.lines.map(({ kind, period, cents }) => [kind, period, cents])).toEqual([
      ['energy', 'P1', 1873],
      ['energy', 'P2', 676],
      ['energy', 'P3', 0],
      ['power', 'P1', 1133],
      ['power', 'P2', 149],
      ['social_discount', undefined, 38],
      ['electricity_tax', undefined, 198],
      ['meter_rent', undefined, 80],
    ]);
    expect([bill.base, bill.vat, bill.total]).toEqual([4147, 871, 5018]);
  });

  it.each([
    ['2024-03-31', 97],
    ['2024-04-01', 147],
    ['2024-06-30', 147],
    ['2024-07-01', 198],
  ])('from %s is taxed at the rate of that day', (from, cents) => {
    expect(line(billed({ from }), 'electricity_tax')).toBe(cents);
  });

  it('pays for surpluses, but never more than the energy costs', () => {
    expect(line(billed({ surplus: 100_000 }), 'surplus')).toBe(-700);
    const sunny = billed({ surplus: 900_000 });
    expect(line(sunny, 'surplus')).toBe(-(1873 + 676));
    expect(sunny.total).toBeGreaterThan(0);
  });

  it('is lowered by what batteries pay, each in a line, before the VAT and after the electricity tax', () => {
    const discounts = [
      { battery: 'BV-CASA', cents: 1000 },
      { battery: 'BV-TALLER', cents: 200 },
    ];
    const bill = billOf({ bills: JUNE, givesBack: null, discounts });
    expect(bill.lines.slice(0, -2)).toEqual(billed().lines);
    expect(bill.lines.slice(-2).map(({ battery, cents }) => [battery, cents])).toEqual([
      ['BV-CASA', -1000],
      ['BV-TALLER', -200],
    ]);
    expect([bill.base, bill.vat, bill.total]).toEqual([2947, 619, 3566]);
    const whole = billOf({
      bills: JUNE,
      givesBack: null,
      discounts: [{ battery: 'BV-CASA', cents: 4147 }],
    });
    expect([whole.base, whole.vat, whole.total]).toEqual([0, 0, 0]);
  });

  it('of gas has a fixed part, energy, its tax and the rent of the meter', () => {
    const gas = { type: 'gas', product: 'RL2_HOGAR', tariff: 'RL.2', powers: [] } as const;
    const bill = billed({ ...gas, powers: [], energy: [500_000] });
    expect(bill.lines.map(({ cents }) => cents)).toEqual([740, 3645, 117, 78]);
    expect(bill.total).toBe(4580 + 962);
    // 6.9048 + 61.236 + 1.9656 + 0.7308 = 70.8372: base 70.84, and with VAT 85.713012.
    const february = billed({ ...gas, powers: [], days: 28, energy: [840_000] });
    expect([february.base, february.vat, february.total]).toEqual([7084, 1487, 8571]);
  });

  it('given back is the same with the other sign, and a correction is the difference', () => {
    const wrong = { ...JUNE, energy: [80_000, 50_000, 0] };
    const given = billOf({ bills: null, givesBack: wrong });
    expect(given.total).toBe(-billed({ energy: wrong.energy }).total);
    const correction = billOf({ bills: JUNE, givesBack: wrong });
    expect(correction.total).toBe(billed().total + given.total);
    for (const { lines, base, vat, total } of [given, correction]) {
      expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(base);
      expect(base + vat).toBe(total);
    }
  });
});
