/** When to notify: the price falls below, rises above, or is equal (contracting and tools, section 9). */
export const ALERT_TYPES = ['<', '>', '=='] as const;

export type PriceAlertType = (typeof ALERT_TYPES)[number];

/** The condition under which a customer is notified of the price of a product of the wholesale market. */
export interface PriceAlertTerms {
  /** Name of the product, as the market writes it. */
  product: string;
  type: PriceAlertType;
  /** €/MWh. */
  price: number;
}

export interface PriceAlert extends PriceAlertTerms {
  id: number;
}

/** A product of the wholesale market, with its last price where the retailer gives one. */
export interface MarketProduct {
  name: string;
  /** €/MWh. */
  price: number | null;
  /** ISO day of that price. */
  date: string | null;
}

/** True for the same alert: the retailer keeps it once. */
export const isSameAlert = (one: PriceAlertTerms, other: PriceAlertTerms): boolean =>
  one.product === other.product && one.type === other.type && one.price === other.price;
