import { expect, it } from 'vitest';
import { type MonthOptions, productMonth } from '#forms/widgets/choice/product-month.ts';
import { billOf } from '#sandbox/billing/bill.ts';
import type { BillFacts, LineKind } from '#sandbox/billing/bill-types.ts';
import { electricityOffers, gasOffers } from '#sandbox/contracting/catalogue.ts';
import { contractingFacts } from '#tests/support/contracting.ts';
import { fc } from '#tests/support/property-tests.ts';

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
const day = '2026-01-01';
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

it('estimates of electricity what the bill then has, part by part', () => {
  const options: MonthOptions = {
    prices: { 'prices/power': 'power', 'prices/energy': 'energy' },
    monthly: { supply: 'electricity', powers: ['kw', 'kw2'], consumption: 'kwh' },
  };
  const watts = fc.integer({ min: 1000, max: 15_000 });
  const product = fc.constantFrom([1, '2.0TD_CLARA'], [3, '2.0TD_NOCTURNA'] as const);
  fc.assert(
    fc.property(
      product,
      watts,
      watts,
      fc.integer({ min: 1, max: 200 }),
      (sold, w, w2, hundreds) => {
        const [id, name] = sold as [number, string];
        const answers = { kw: w / 1000, kw2: w2 / 1000, kwh: hundreds * 100 };
        const offer = electricityOffers({ power: 15, tariff: 1, cups: undefined });
        const found = offer.find((one) => one.id === id)?.prices;
        const listed = (prices: number[] = []) =>
          prices.map((price, at) => ({ period: `P${at + 1}`, price }));
        const entry = {
          id,
          prices: { power: listed(found?.power), energy: listed(found?.energy) },
        };
        // Shares in whole percent: of hundreds of kWh, whole kWh.
        const energy = facts.settings.contractation.estimate.periodShares.map(
          (share) => share * hundreds * 1000,
        );
        expectSame(
          productMonth(entry, options, { answers, facts, field, day }),
          yearOf({
            ...{ type: 'electricity', product: name, tariff: '2.0TD', energy },
            powers: [answers.kw, answers.kw2],
          }),
        );
      },
    ),
  );
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
