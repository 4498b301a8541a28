import { expect, it } from 'vitest';
import { type MonthOptions, productMonth } from '#forms/widgets/choice/product-month.ts';
import { billOf } from '#sandbox/billing/bill.ts';
import type { BillFacts, LineKind } from '#sandbox/billing/bill-types.ts';
import { electricityOffers, gasOffers } from '#sandbox/contracting/catalogue.ts';
import { fc } from '#tests/support/description/property-tests.ts';
import { contractingFacts } from '#tests/support/trials/contracting.ts';

/** What a line of a bill is in an estimate. */
const partOf: Partial<Record<LineKind, string>> = {
  power: 'power',
  energy: 'energy',
  social_discount: 'social-discount',
  electricity_tax: 'special-tax',
  gas_fixed: 'fixed',
  gas_energy: 'energy',
  hydrocarbons: 'hydrocarbons',
  meter_rent: 'meter',
};
const facts = contractingFacts();
// The taxes of that year did not change.
const day = '2025-01-01';
const field = ['selectedProduct'];

/** The bill of a whole year of 365 days. */
const yearOf = (bills: Pick<BillFacts, 'type' | 'product' | 'tariff' | 'powers' | 'energy'>) =>
  billOf({ bills: { ...bills, from: day, days: 365, surplus: 0 }, givesBack: null });

/** The estimate has the parts of the bill, and a year of it is the bill of that year. */
function expectSame(month: ReturnType<typeof productMonth>, bill: ReturnType<typeof yearOf>) {
  const billed = bill.lines.map(({ kind }) => partOf[kind]);
  expect(new Set(month?.lines.map(({ part }) => part))).toEqual(new Set([...billed, 'vat']));
  // A month is rounded to the cent, and so is its rent of the meter, which the bill counts by days.
  expect(Math.abs((month?.cents ?? 0) - bill.total / 12)).toBeLessThanOrEqual(1.5);
}

const ofHomes = { tariff: '2.0TD', tariffId: 1, periods: 2, most: 15 };
const ofCompanies = { tariff: '3.0TD', tariffId: 2, periods: 6, most: 100 };
const { periodShares, sixPeriodShares } = facts.settings.contractation.estimate;

it.each([
  { ...ofHomes, id: 1, product: '2.0TD_CLARA', shares: periodShares },
  { ...ofHomes, id: 3, product: '2.0TD_NOCTURNA', shares: periodShares },
  { ...ofCompanies, id: 2, product: '3.0TD_FIXA', shares: sixPeriodShares },
  { ...ofCompanies, id: 8, product: '3.0TD_EMPRESA', shares: sixPeriodShares },
])('estimates of electricity what the bill of $product then has, part by part', (sold) => {
  const { id, product, tariff, tariffId, periods, most, shares } = sold;
  const kilowatts = Array.from({ length: periods }, (_, at) => `kw${at}`);
  const options: MonthOptions = {
    prices: { 'prices/power': 'power', 'prices/energy': 'energy' },
    monthly: { supply: 'electricity', powers: kilowatts, consumption: 'kwh' },
  };
  const offers = electricityOffers({ power: most, tariff: tariffId, cups: undefined });
  const found = offers.find((one) => one.id === id)?.prices;
  const listed = (prices: number[] = []) =>
    prices.map((price, at) => ({ period: `P${at + 1}`, price }));
  const entry = { id, prices: { power: listed(found?.power), energy: listed(found?.energy) } };
  const watts = fc.array(fc.integer({ min: 1000, max: most * 1000 }), {
    ...{ minLength: periods, maxLength: periods },
  });
  fc.assert(
    fc.property(watts, fc.integer({ min: 1, max: 200 }), (list, hundreds) => {
      const powers = list.map((one) => one / 1000);
      const answers = {
        ...Object.fromEntries(kilowatts.map((name, at) => [name, powers[at]])),
        kwh: hundreds * 100,
      };
      // Shares in whole percent: of hundreds of kWh, whole kWh.
      const energy = shares.map((share) => share * hundreds * 1000);
      expectSame(
        productMonth(entry, options, { answers, facts, field, day }),
        yearOf({ type: 'electricity', product, tariff, powers, energy }),
      );
    }),
  );
});

it('gives every product of a fixed price a price a month, of three periods and of six', () => {
  for (const { tariffId, most } of [ofHomes, ofCompanies]) {
    const offers = electricityOffers({ power: most, tariff: tariffId, cups: undefined });
    for (const { id, prices } of offers) {
      const listed = (figures: number[] = []) => figures.map((price) => ({ period: '', price }));
      const entry = {
        id,
        prices: { power: listed(prices?.power), energy: listed(prices?.energy) },
      };
      const options: MonthOptions = {
        prices: { 'prices/power': 'power', 'prices/energy': 'energy' },
        monthly: { supply: 'electricity', powers: Array(6).fill('kw'), consumption: 'kwh' },
      };
      const known = { answers: { kw: most, kwh: 9000 }, facts, field, day };
      expect(productMonth(entry, options, known) !== undefined).toBe(prices !== null);
    }
  }
});

it('estimates of gas what the bill then has, part by part', () => {
  const options: MonthOptions = {
    prices: { 'prices/fixed': 'fixed', 'prices/variable': 'energy' },
    monthly: { supply: 'gas', consumption: 'kwh' },
  };
  const [offered] = gasOffers({ tariff: 12, cups: '' });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000 }), (kwh) => {
      const entry = { id: 51, prices: offered?.prices };
      expectSame(
        productMonth(entry, options, { answers: { kwh }, facts, field, day }),
        yearOf({
          ...{ type: 'gas', product: 'RL2_HOGAR', tariff: 'RL.2', powers: [] },
          energy: [kwh * 1000],
        }),
      );
    }),
  );
});
