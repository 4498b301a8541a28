/** A code that a customer may use or give to others. */
export interface Coupon {
  id: number;
  code: string;
  title: string;
  /** Plain text; empty where there is none. */
  description: string;
  /** Last day on which it works (`2026-12-31`); null for one without an end. */
  endsOn: string | null;
}
