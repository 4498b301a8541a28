import { describe, expect, it } from 'vitest';
import { billOf } from '#sandbox/billing/bill.ts';
import type { BillFacts } from '#sandbox/billing/bill-types.ts';

const SEPTEMBER: BillFacts = {
  type: 'electricity',
  product: '2.0TD_CLARA',
  tariff: '2.0TD',
  from: '2026-09-01',
  days: 30,
  powers: [4.6, 4.6],
  energy: [100_000, 50_000, 0],
  surplus: 0,
};
const billed = (change: Partial<BillFacts> = {}) =>
  billOf({ bills: { ...SEPTEMBER, ...change }, givesBack: null });
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

  // Of 3,869 cents: 2.5 % until March 2024, 3.8 % until June 2024, 0.5 % from 22 March to June 2026, else 5.11269632 %.
  it.each([
    ['2024-03-02', 97],
    ['2024-03-17', 122],
    ['2024-04-01', 147],
    ['2024-07-01', 198],
    ['2026-02-20', 198],
    ['2026-04-01', 19],
    ['2026-07-01', 198],
  ])('from %s is taxed at the average rate of its days', (from, cents) => {
    expect(line(billed({ from }), 'electricity_tax')).toBe(cents);
  });

  it.each([
    ['2026-02-19', 4.6, 0.21],
    ['2026-02-21', 4.6, 0.1],
    ['2026-06-01', 4.6, 0.1],
    ['2026-06-01', 10.5, 0.21],
    ['2026-06-02', 4.6, 0.21],
  ])(
    'of 30 days from %s, with %d kW, has the VAT of the day on which it is due',
    (from, kw, share) => {
      const bill = billed({ from, powers: [kw, kw] });
      expect(bill.vatRate).toBe(share);
      expect(Math.abs(bill.vat - bill.base * share)).toBeLessThan(1.5);
    },
  );

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
    const bill = billOf({ bills: SEPTEMBER, givesBack: null, discounts });
    expect(bill.lines.slice(0, -2)).toEqual(billed().lines);
    expect(bill.lines.slice(-2).map(({ battery, cents }) => [battery, cents])).toEqual([
      ['BV-CASA', -1000],
      ['BV-TALLER', -200],
    ]);
    expect([bill.base, bill.vat, bill.total]).toEqual([2947, 619, 3566]);
    const whole = billOf({
      bills: SEPTEMBER,
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
    const april = billed({ ...gas, powers: [], days: 28, energy: [840_000], from: '2026-04-01' });
    expect([april.base, april.vat, april.total]).toEqual([7084, 708, 7792]);
  });

  it('given back is the same with the other sign, and a correction is the difference', () => {
    const wrong = { ...SEPTEMBER, energy: [80_000, 50_000, 0] };
    const given = billOf({ bills: null, givesBack: wrong });
    expect(given.total).toBe(-billed({ energy: wrong.energy }).total);
    const correction = billOf({ bills: SEPTEMBER, givesBack: wrong });
    expect(correction.total).toBe(billed().total + given.total);
    for (const { lines, base, vat, total } of [given, correction]) {
      expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(base);
      expect(base + vat).toBe(total);
    }
  });
});
