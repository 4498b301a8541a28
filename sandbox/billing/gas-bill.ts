import { billLine, totalled } from './bill-lines.ts';
import type { Bill, BillFacts } from './bill-types.ts';
import { gasPrices, taxes } from './prices.ts';

/** Fixed part, energy, hydrocarbons tax and the rent of the meter. */
export function billGas({ product, tariff, days, energy }: BillFacts): Bill {
  const prices = gasPrices(product, tariff);
  const kwh = (energy[0] ?? 0) / 1000;
  return totalled([
    billLine({ kind: 'gas_fixed', quantity: days, unit: 'day', price: prices.fixed }),
    billLine({ kind: 'gas_energy', quantity: kwh, unit: 'kWh', price: prices.variable }),
    billLine({
      kind: 'hydrocarbons',
      quantity: kwh,
      unit: 'kWh',
      price: taxes.hydrocarbonsPerKwh,
    }),
    billLine({
      kind: 'meter_rent',
      quantity: days,
      unit: 'day',
      price: taxes.meterRentPerDay.gas,
    }),
  ]);
}
