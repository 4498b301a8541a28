import { expect, it } from 'vitest';
import { billOf } from '#sandbox/billing/bill.ts';
import type { BillFacts } from '#sandbox/billing/bill-types.ts';
import {
  type ElectricityRequest,
  electricityBills,
} from '#sandbox/comparison/compare-electricity.ts';
import { type GasRequest, gasBills } from '#sandbox/comparison/compare-gas.ts';
import { fc } from '#tests/support/description/property-tests.ts';
import { electricityBill, gasBill } from './comparison-client.ts';

const iso = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
const days = fc.integer({ min: 1, max: 62 });
// Taxes changed in March and July of that year.
const first = fc.integer({ min: 0, max: 250 });
const kwh = fc.integer({ min: 0, max: 3000 });
const billed = (bills: Omit<BillFacts, 'surplus'>) =>
  billOf({ bills: { ...bills, surplus: 0 }, givesBack: null });

/** A comparison has the daily price with six decimals, which may differ by a cent on a bill. */
const CENT = 1;

it('compares electricity with all that the bill then charges', () => {
  const watts = fc.integer({ min: 1000, max: 15_000 });
  const consumed = fc.tuple(kwh, kwh, kwh);
  fc.assert(
    fc.property(first, days, consumed, watts, watts, (at, count, [p1, p2, p3], w, w2) => {
      const [startDate = '', endDate = ''] = [iso(at), iso(at + count - 1)];
      const bill = { ...electricityBill, p1, p2, p3, power: w / 1000, power2: w2 / 1000 };
      const request = { ...bill, startDate, endDate } as ElectricityRequest;
      const compared = electricityBills(request, 'es_ES').find(({ product }) => product.id === 1);
      const { total } = billed({
        ...{ type: 'electricity', product: '2.0TD_CLARA', tariff: '2.0TD', days: count },
        from: startDate,
        powers: [w / 1000, w2 / 1000],
        energy: [p1, p2, p3].map((one) => one * 1000),
      });
      expect(Math.abs((compared?.total ?? 0) - total)).toBeLessThanOrEqual(CENT);
    }),
  );
});

it('compares gas with all that the bill then charges', () => {
  fc.assert(
    fc.property(first, days, kwh, (at, count, consumption) => {
      const startDate = iso(at);
      const bill = { ...gasBill, consumption, startDate, endDate: iso(at + count - 1) };
      const compared = gasBills(bill as GasRequest, 'es_ES');
      const { total } = billed({
        ...{ type: 'gas', product: 'RL2_HOGAR', tariff: 'RL.2', days: count, powers: [] },
        from: startDate,
        energy: [consumption * 1000],
      });
      expect(compared.find(({ product }) => product.id === 51)?.total).toBe(total);
    }),
  );
});
