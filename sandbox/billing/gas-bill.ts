import { billLine, totalled } from './bill-lines.ts';
import type { Bill, BillFacts } from './bill-types.ts';
import { dayAfter, vatRate } from './dated-taxes.ts';
import { gasPrices, taxes } from './prices.ts';

/** Fixed part, energy, hydrocarbons tax and the rent of the meter. */
export function billGas(facts: BillFacts): Bill {
  const { product, tariff, from, days, energy } = facts;
  const prices = gasPrices(product, tariff);
  const kwh = (energy[0] ?? 0) / 1000;
  const { hydrocarbonsPerKwh, meterRentPerDay } = taxes;
  return totalled(
    [
      billLine({ kind: 'gas_fixed', quantity: days, unit: 'day', price: prices.fixed }),
      billLine({ kind: 'gas_energy', quantity: kwh, unit: 'kWh', price: prices.variable }),
      billLine({ kind: 'hydrocarbons', quantity: kwh, unit: 'kWh', price: hydrocarbonsPerKwh }),
      billLine({ kind: 'meter_rent', quantity: days, unit: 'day', price: meterRentPerDay.gas }),
    ],
    vatRate(facts, dayAfter(from, days - 1)),
  );
}
