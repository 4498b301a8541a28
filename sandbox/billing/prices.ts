import charges from '#sandbox/data/billing/charges.json' with { type: 'json' };
import productOf from '#sandbox/data/billing/contract-products.json' with { type: 'json' };
import electricity from '#sandbox/data/products/electricity.json' with { type: 'json' };
import gas from '#sandbox/data/products/gas.json' with { type: 'json' };
import electricityTariffs from '#sandbox/data/tariffs/electricity.json' with { type: 'json' };
import gasTariffs from '#sandbox/data/tariffs/gas.json' with { type: 'json' };
import taxes from '#sandbox/data/tariffs/taxes.json' with { type: 'json' };

/** Prices of an electricity product under an access tariff, P1 first. */
export interface ElectricityPrices {
  /** €/kW and year. */
  power: number[];
  /** €/kWh. */
  energy: number[];
}

/** €/day and €/kWh. */
export interface GasPrices {
  fixed: number;
  variable: number;
}

export { charges, taxes };

/** Prices of an electricity contract; a product without a fixed price costs as the first that has one. */
export function electricityPrices(product: string, tariff: string): ElectricityPrices {
  return priceOf<ElectricityPrices>(electricity, electricityTariffs, product, tariff);
}

/** Prices of a gas contract; a product without a fixed price costs as the first that has one. */
export function gasPrices(product: string, tariff: string): GasPrices {
  return priceOf<GasPrices>(gas, gasTariffs, product, tariff);
}

function priceOf<Prices>(
  catalogue: { id: number; prices: object }[],
  tariffs: { id: number; name: string }[],
  product: string,
  tariff: string,
): Prices {
  const wanted = (productOf as Record<string, number>)[product];
  const tariffId = tariffs.find(({ name }) => name === tariff)?.id ?? 0;
  const inOrder = [...catalogue].sort((a, b) => Number(b.id === wanted) - Number(a.id === wanted));
  for (const { prices } of inOrder) {
    const found = (prices as Record<string, Prices | null>)[tariffId];
    if (found) return found;
  }
  throw new Error(`no product has a price under the tariff ${tariff}`);
}
