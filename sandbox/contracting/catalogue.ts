import type { components } from '#openapi/generated/types.ts';
import electricity from '#sandbox/data/products/electricity.json' with { type: 'json' };
import gas from '#sandbox/data/products/gas.json' with { type: 'json' };
import promotionalCodes from '#sandbox/data/products/promotional-codes.json' with { type: 'json' };
import electricityTariffs from '#sandbox/data/tariffs/electricity.json' with { type: 'json' };
import gasTariffs from '#sandbox/data/tariffs/gas.json' with { type: 'json' };
import { hasNoOffers } from './made-up-supplies.ts';

/** Prices before taxes, P1 first: power in €/kW and year, energy in €/kWh. */
export interface ElectricityPrices {
  power: number[];
  energy: number[];
}

/** Prices before taxes: €/day and €/kWh. */
export interface GasPrices {
  fixed: number;
  variable: number;
}

/** `indexed` follows the market month by month, `dynamic` hour by hour. */
export type PriceKind = 'fixed' | 'indexed' | 'dynamic';

/** Terms of a product as the API has them. */
export type ServedTerms = components['schemas']['ProductTerms'];

/** A product on offer; `prices` is null when it has no fixed price. */
export interface Offer<Prices> {
  id: number;
  name: string;
  link: string;
  description: { es: string; ca: string };
  terms: ServedTerms;
  prices: Prices | null;
  /** How its price is made. */
  priceKind: PriceKind;
  /** Mean prices of the last year, of a product that follows the market. */
  reference: Prices | null;
}

/** Parameters of an offer of electricity. */
export interface ElectricityWish {
  /** Highest power in kW. */
  power: number;
  /** Identifier of the access tariff. */
  tariff: number;
  /** Undefined before the supply point is known. */
  cups: string | undefined;
  selfConsumption?: string | undefined;
  promotionalCode?: string | undefined;
}

/** The access tariff of electricity with this identifier, also a discontinued one. */
export function electricityTariff(id: number | null | undefined) {
  return electricityTariffs.find((tariff) => tariff.id === id);
}

/** The access tariff of gas with this identifier. */
export function gasTariff(id: number | null | undefined) {
  return gasTariffs.find((tariff) => tariff.id === id);
}

/** Access tariffs for a highest power in kW, all without it; those before June 2021 too when `old`. */
export function tariffsFor(power: number | undefined, old: boolean) {
  return electricityTariffs.filter(
    (tariff) => (tariff.inForce || old) && (power === undefined || fits(tariff, power)),
  );
}

/** The promotional code if it is valid today; case and surrounding spaces do not matter. */
export function promotion(code: string | undefined) {
  const wanted = code?.trim().toUpperCase();
  return promotionalCodes.find(({ code, valid }) => valid && code === wanted);
}

/** Products of electricity on offer, with the discount of the promotional code. */
export function electricityOffers(wish: ElectricityWish): Offer<ElectricityPrices>[] {
  const tariff = electricityTariff(wish.tariff);
  if (!tariff?.inForce || !fits(tariff, wish.power)) return [];
  if (wish.cups !== undefined && hasNoOffers(wish.cups)) return [];
  const promoted = promotion(wish.promotionalCode);
  const withPanels = (wish.selfConsumption ?? '00') !== '00';
  return electricity
    .filter(
      ({ selfConsumption, promotionalCode }) =>
        selfConsumption !== (withPanels ? 'never' : 'only') &&
        (promotionalCode === null || promotionalCode === promoted?.code),
    )
    .flatMap(({ prices: byTariff, reference, priceKind, ...product }) => {
      const own = (byTariff as Record<string, ElectricityPrices | null | undefined>)[wish.tariff];
      if (own === undefined) return [];
      return [
        {
          ...product,
          terms: termsOf(product),
          prices: own && discounted(own, promoted?.energyDiscount ?? 0),
          priceKind: priceKind as PriceKind,
          reference: (reference as Record<string, ElectricityPrices> | null)?.[wish.tariff] ?? null,
        },
      ];
    });
}

/** Products of gas on offer for an access tariff; `cups` is undefined before the supply point is known. */
export function gasOffers(wish: { tariff: number; cups: string | undefined }): Offer<GasPrices>[] {
  if (wish.cups !== undefined && hasNoOffers(wish.cups)) return [];
  return gas.flatMap(({ prices, reference, priceKind, ...product }) => {
    const own = (prices as Record<string, GasPrices | null | undefined>)[wish.tariff];
    if (own === undefined) return [];
    const mean = (reference as Record<string, GasPrices> | null)?.[wish.tariff] ?? null;
    return [
      {
        ...product,
        terms: termsOf(product),
        prices: own,
        priceKind: priceKind as PriceKind,
        reference: mean,
      },
    ];
  });
}

/** True for a product whose price follows the market. */
export function followsMarket(kind: 'electricity' | 'gas', id: number): boolean {
  const product = (kind === 'gas' ? gas : electricity).find((one) => one.id === id);
  return product !== undefined && product.priceKind !== 'fixed';
}

/** The terms of a product, whose words JSON has as plain texts. */
const termsOf = ({ terms }: { terms: unknown }) => terms as ServedTerms;

/** The product with this identifier, on offer or not: its terms, and its prices by access tariff. */
export function catalogueEntry(kind: 'electricity' | 'gas', id: number) {
  const found = (kind === 'gas' ? gas : electricity).find((product) => product.id === id);
  if (!found) return undefined;
  const prices = found.prices as Record<string, ElectricityPrices | GasPrices | null | undefined>;
  return { terms: termsOf(found), prices };
}

/** True when the product exists, on offer or not. */
export function isProduct(kind: 'electricity' | 'gas', id: number): boolean {
  return (kind === 'gas' ? gas : electricity).some((product) => product.id === id);
}

const fits = ({ aboveKw, upToKw }: (typeof electricityTariffs)[number], power: number) =>
  power > aboveKw && (upToKw === null || power <= upToKw);

function discounted({ power, energy }: ElectricityPrices, share: number): ElectricityPrices {
  return { power, energy: energy.map((price) => Math.round(price * (1 - share) * 1e6) / 1e6) };
}
