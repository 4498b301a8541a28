import { billLine, centsOf, totalled } from './bill-lines.ts';
import type { Bill, BillFacts, BillLine } from './bill-types.ts';
import { charges, electricityPrices, electricityTaxRate, taxes } from './prices.ts';

const DAYS_OF_YEAR = 365;

/**
 * Energy, surplus (never worth more than the energy: Real Decreto 244/2019, art. 14), power, social discount, the
 * special tax on all of these, and the rent of the meter.
 */
export function billElectricity(facts: BillFacts): Bill {
  const { days, powers } = facts;
  const prices = electricityPrices(facts.product, facts.tariff);
  const energy = facts.energy.map((wh, at) =>
    billLine({
      kind: 'energy',
      period: `P${at + 1}`,
      quantity: wh / 1000,
      unit: 'kWh',
      price: prices.energy[at] ?? 0,
    }),
  );
  const power = powers.map((kw, at) => {
    const price = ((prices.power[at] ?? 0) * days) / DAYS_OF_YEAR;
    return billLine({ kind: 'power', period: `P${at + 1}`, quantity: kw, unit: 'kW', price });
  });
  const taxed = [...energy, ...surplusOf(facts, centsOf(energy)), ...power, socialDiscount(days)];
  return totalled([
    ...taxed,
    billLine({
      kind: 'electricity_tax',
      quantity: centsOf(taxed) / 100,
      unit: 'euro',
      price: electricityTaxRate(facts.from),
    }),
    billLine({
      kind: 'meter_rent',
      quantity: days,
      unit: 'day',
      price: taxes.meterRentPerDay.electricity,
    }),
  ]);
}

/** Cents of the surplus that the bill cannot use, as its energy costs less: what a virtual battery earns. */
export function unusedSurplus(facts: BillFacts): number {
  if (facts.type === 'gas' || facts.surplus === 0) return 0;
  const line = billElectricity(facts).lines.find(({ kind }) => kind === 'surplus');
  return (line?.cents ?? 0) - surplusLine(facts).cents;
}

function surplusOf(facts: BillFacts, energyCents: number): BillLine[] {
  if (facts.surplus === 0) return [];
  const line = surplusLine(facts);
  return [{ ...line, cents: Math.max(line.cents, -energyCents) }];
}

const surplusLine = ({ surplus }: BillFacts) =>
  billLine({
    kind: 'surplus',
    quantity: surplus / 1000,
    unit: 'kWh',
    price: -charges.surplusPerKwh,
  });

const socialDiscount = (days: number) =>
  billLine({
    kind: 'social_discount',
    quantity: days,
    unit: 'day',
    price: charges.socialDiscountPerDay,
  });
