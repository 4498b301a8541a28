import type { SupplyStart } from '#domain/contract/supply-start.ts';
import type { Settings } from '#domain/settings/settings-types.ts';
import type { ElectricityPrices, GasPrices, ServedTerms } from '#sandbox/contracting/catalogue.ts';

/** A supply in the summary of a contract. */
export interface SummarySupply {
  kind: 'electricity' | 'gas';
  cups: string;
  address: string;
  product: string;
  tariff: string;
  /** kW, P1 first; none for gas. */
  powers: number[];
  terms: ServedTerms;
  /** Before taxes; null where none is fixed. */
  prices: ElectricityPrices | GasPrices | null;
  /**
   * Estimate with taxes, in cents a month; null where a figure is missing. `range` is what a cheap and a dear month of
   * the last year cost, of a product that follows the market.
   */
  month: {
    cents: number;
    kwhYear: number;
    isAssumed: boolean;
    range?: { low: number; high: number };
  } | null;
}

/** When the supply is to start. */
export interface RequestedStart {
  start: SupplyStart | null;
  /** ISO day, with `date`. */
  start_date: string | null;
}

/** The summary of a contract (RD 88/2026 28.3), as it was when it was made. */
export interface SummaryContent extends RequestedStart {
  company: Pick<
    Settings['organization'],
    'legalName' | 'vat' | 'address' | 'email' | 'phone' | 'freePhone' | 'disputes'
  >;
  customer: { name: string; vat: string };
  /** True where the customer may withdraw: a person, not a company (TRLGDCU 3). */
  isConsumer: boolean;
  supplies: SummarySupply[];
}

/** What was contracted, as it was then: a product may change afterwards. */
export interface Ordered {
  terms: ServedTerms;
  prices: ElectricityPrices | GasPrices | null;
  /** Code of the economic activity (CNAE), four digits. */
  cnae: string | null;
  start: SupplyStart | null;
  start_date: string | null;
}
