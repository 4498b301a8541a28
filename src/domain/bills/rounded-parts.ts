/** Parts in whole numbers that add up to `sum`. */
interface WholeParts {
  sum: number;
  parts: number[];
}

/** Six decimals: further digits of a float are noise, and would make a half look like less than a half. */
const MILLION = 1e6;

/**
 * Whole numbers for amounts that add up to the rounded sum of the amounts: the sum is rounded once, a half away from
 * zero, and what flooring leaves over goes to the amounts that lost most, the earlier of two equal ones first (largest
 * remainder; decision 38).
 */
function wholeParts(amounts: readonly number[]): WholeParts {
  const exact = amounts.map((one) => Math.round(one * MILLION));
  const whole = exact.map((one) => Math.floor(one / MILLION));
  const sum = wholeOf(exact.reduce((total, one) => total + one, 0));
  const over = sum - whole.reduce((total, one) => total + one, 0);
  const lost = (at: number) => (exact[at] ?? 0) - (whole[at] ?? 0) * MILLION;
  const raised = new Set([...exact.keys()].sort((a, b) => lost(b) - lost(a)).slice(0, over));
  return { sum, parts: whole.map((one, at) => one + (raised.has(at) ? 1 : 0)) };
}

const wholeOf = (millionths: number) =>
  Math.sign(millionths) * Math.round(Math.abs(millionths) / MILLION) || 0;

/** Whole cents of amounts in euro that add up to their sum, which is rounded once. */
export function roundedParts(euro: readonly number[]): { cents: number; parts: number[] } {
  const { sum, parts } = wholeParts(euro.map((one) => one * 100));
  return { cents: sum, parts };
}

/** Whole cents of an amount in euro, half a cent away from zero; a float just below half a cent counts as half. */
export const roundedCents = (euro: number): number => roundedParts([euro]).cents;

/** Amounts in cents: `parts` add up to `netCents`, and that with `vatCents` to `totalCents`. */
export interface TaxedParts {
  parts: number[];
  netCents: number;
  vatCents: number;
  totalCents: number;
}

/**
 * Amounts in euro with a VAT of so many percent, in cents: the net amount and the total are the law's sums, each of the
 * unrounded amounts and rounded once, and the VAT is what lies between them.
 */
export function taxedParts(euro: readonly number[], vatPercent: number): TaxedParts {
  const { cents: netCents, parts } = roundedParts(euro);
  const net = euro.reduce((sum, one) => sum + one, 0);
  const totalCents = roundedCents(net * (1 + vatPercent / 100));
  return { parts, netCents, vatCents: totalCents - netCents, totalCents };
}

/**
 * A whole in whole parts in the proportion of weights: the parts add up to the whole, or are all 0 when all weights are.
 */
export function split(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  return wholeParts(weights.map((weight) => (whole * weight) / sum)).parts;
}
