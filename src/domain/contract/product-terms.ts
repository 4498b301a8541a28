/** How the price of a contract is set. */
export type PriceKind = 'fixed' | 'indexed' | 'regulated';

/** What becomes of a contract of limited duration at its end: it is renewed for as long again, or it ends. */
export type Renewal = 'renews' | 'ends';

/** When the price may change while the contract lasts; taxes and regulated charges may always do so. */
export type PriceRevision = 'none' | 'yearly' | 'market' | 'regulator';

/**
 * The terms of a product that a customer must know before contracting, beside its prices (RD 88/2026 28.3, TRLGDCU
 * 97.1).
 */
export interface ProductTerms {
  price: PriceKind;
  /** Duration in months; null without an end. */
  months: number | null;
  /** Counts only where the duration is limited. */
  renewal: Renewal;
  /** Days of notice with which a customer may leave; 0 at any moment. */
  noticeDays: number;
  /**
   * Greatest charge for leaving before the first renewal, in percent of the price of the energy that is left to be
   * supplied; 0 without one.
   */
  penaltyPercent: number;
  revision: PriceRevision;
}

/** Greatest penalty that the law allows, in percent (RD 88/2026 28.5). */
const HIGHEST_PENALTY = 5;

/** The penalty that holds: only a fixed price before its first renewal may have one (RD 88/2026 28.5). */
export function penaltyOf({ price, months, penaltyPercent }: ProductTerms): number {
  const isAllowed = price === 'fixed' && months !== null;
  return isAllowed ? Math.min(penaltyPercent, HIGHEST_PENALTY) : 0;
}
