import { roundedCents } from '#domain/bills/rounded-parts.ts';
import { billLine, euroOf, taxLine, totalled, type UnroundedLine } from './bill-lines.ts';
import type { Bill, BillFacts } from './bill-types.ts';
import { dayAfter, specialTaxRate, vatRate } from './dated-taxes.ts';
import { charges, electricityPrices, taxes } from './prices.ts';

const DAYS_OF_YEAR = 365;

/**
 * Energy, surplus (never worth more than the energy: Real Decreto 244/2019, art. 14), power, social discount, the
 * special tax on all of these, and the rent of the meter.
 */
export function billElectricity(facts: BillFacts): Bill {
  const { days, powers, from } = facts;
  const end = dayAfter(from, days - 1);
  const energy = energyLines(facts);
  const prices = electricityPrices(facts.product, facts.tariff);
  const power = powers.map((kw, at) => {
    const price = ((prices.power[at] ?? 0) * days) / DAYS_OF_YEAR;
    return billLine({ kind: 'power', period: `P${at + 1}`, quantity: kw, unit: 'kW', price });
  });
  const taxed = [...energy, ...surplusOf(facts, euroOf(energy)), ...power, socialDiscount(days)];
  const rent = taxes.meterRentPerDay.electricity;
  return totalled(
    [
      ...taxed,
      taxLine('electricity_tax', taxed, specialTaxRate(from, end)),
      billLine({ kind: 'meter_rent', quantity: days, unit: 'day', price: rent }),
    ],
    vatRate(facts, end),
  );
}

/** Cents of the surplus that the bill cannot use, as its energy costs less: what a virtual battery earns. */
export function unusedSurplus(facts: BillFacts): number {
  if (facts.type === 'gas' || facts.surplus === 0) return 0;
  return Math.max(0, roundedCents(-surplusLine(facts).euro - euroOf(energyLines(facts))));
}

function energyLines({ product, tariff, energy }: BillFacts): UnroundedLine[] {
  const prices = electricityPrices(product, tariff);
  return energy.map((wh, at) =>
    billLine({
      kind: 'energy',
      period: `P${at + 1}`,
      quantity: wh / 1000,
      unit: 'kWh',
      price: prices.energy[at] ?? 0,
    }),
  );
}

function surplusOf(facts: BillFacts, energyEuro: number): UnroundedLine[] {
  if (facts.surplus === 0) return [];
  const line = surplusLine(facts);
  return [{ ...line, euro: Math.max(line.euro, -energyEuro) }];
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
