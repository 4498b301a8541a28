import type { ElectricityPrices, GasPrices } from '#sandbox/contracting/catalogue.ts';
import type { SummaryTexts } from './summary-texts.ts';

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 6 };

/** The prices of a product before taxes, label and value of each; none where none is fixed. */
export function priceLines(
  prices: ElectricityPrices | GasPrices | null,
  text: SummaryTexts,
): [string, string][] {
  if (!prices) return [];
  const figure = (price: number) => price.toLocaleString(text.locale, DECIMALS);
  const listed = (all: readonly number[], unit: string) =>
    `${all.map((price, at) => `P${at + 1} ${figure(price)}`).join(', ')} ${unit}, ${text.untaxed}`;
  if ('fixed' in prices)
    return [
      [text.fixedPrice, `${figure(prices.fixed)} ${text.perDay}, ${text.untaxed}`],
      [text.energyPrice, `${figure(prices.variable)} €/kWh, ${text.untaxed}`],
    ];
  return [
    [text.powerPrice, listed(prices.power, text.perPower)],
    [text.energyPrice, listed(prices.energy, '€/kWh')],
  ];
}
