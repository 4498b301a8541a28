import type { ProductTerms } from './product-terms.ts';

/** Another price or other terms while the contract lasts, or what holds once it is renewed. */
export const noticeKinds = ['price_change', 'renewal'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Who leaves has the contract until the day on which the notice is in force. */
export const noticeChoices = ['accept', 'leave'] as const;
export type NoticeChoice = (typeof noticeChoices)[number];

/** What was announced about a contract and is not in force yet; days are ISO dates. */
export interface AnnouncedNotice {
  id: number;
  kind: NoticeKind;
  inForce: string;
  /** Last day to decide. */
  decideUntil: string;
  /** Null before it is decided. */
  choice: NoticeChoice | null;
}

/** A price of a period; null where the price has no periods. */
export interface NoticedPrice {
  period: string | null;
  price: number;
}

/** Prices before taxes: power in €/kW and year, energy in €/kWh, fixed in €/day; empty where there is none. */
export type NoticedPrices = Readonly<Record<'power' | 'energy' | 'fixed', readonly NoticedPrice[]>>;

/** What a contract has before or after a notice; null what the retailer does not provide. */
export interface NoticedContent {
  prices: NoticedPrices | null;
  terms: ProductTerms | null;
}

/** What a supply point took in twelve months. */
export interface NoticedConsumption {
  from: string;
  to: string;
  /** kWh by period, P1 first. */
  kwh: readonly number[];
}

/** A change of the price or terms of a contract, or its renewal (RD 88/2026 6.1.m-n). */
export interface ContractNotice {
  id: number;
  contractId: number;
  kind: NoticeKind;
  sentDate: string;
  inForce: string;
  decideUntil: string;
  reason: string;
  before: NoticedContent;
  after: NoticedContent;
  /** Null where the retailer does not know it. */
  consumption: NoticedConsumption | null;
  /** What a customer who does not decide gets. */
  withoutAnswer: 'accepted' | 'ends';
  decision: { choice: NoticeChoice; at: string } | null;
}

/** What can be done about a notice: something, nothing as it was decided, or nothing any more. */
export type NoticeStanding = 'open' | 'decided' | 'closed';

/** The standing of a notice on an ISO day: it is open up to its last day, included. */
export function noticeStanding(
  { choice, decideUntil }: Pick<AnnouncedNotice, 'choice' | 'decideUntil'>,
  today: string,
): NoticeStanding {
  if (choice) return 'decided';
  return today <= decideUntil ? 'open' : 'closed';
}

/** A price before and after; null where there is none. */
export interface PriceRow {
  kind: keyof NoticedPrices;
  period: string | null;
  before: number | null;
  after: number | null;
  /** Of how many periods, as P2 of two is another than P2 of three. */
  periods: number;
}

const kinds = ['power', 'energy', 'fixed'] as const;

/** Every price of a notice with the one before it, by period. */
export function priceRows({
  before,
  after,
}: Pick<ContractNotice, 'before' | 'after'>): readonly PriceRow[] {
  return kinds.flatMap((kind) => {
    const [was, willBe] = [before.prices?.[kind] ?? [], after.prices?.[kind] ?? []];
    const longer = was.length > willBe.length ? was : willBe;
    const periods = [...new Set([...longer, ...was, ...willBe].map(({ period }) => period))];
    const priceOf = (prices: readonly NoticedPrice[], wanted: string | null) =>
      prices.find(({ period }) => period === wanted)?.price ?? null;
    return periods.map((period) => ({
      ...{ kind, period, periods: periods.length },
      before: priceOf(was, period),
      after: priceOf(willBe, period),
    }));
  });
}
