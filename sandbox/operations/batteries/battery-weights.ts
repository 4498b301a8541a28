/** Smaller differences between quotas are rounding errors of floats. */
const NOISE = 1e6;

/**
 * Splits a whole into whole parts in the proportion of weights, by the largest remainder (the earlier of two equal
 * ones): the parts add up to the whole, or are all 0 when all weights are.
 */
export function split(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const quotas = weights.map((weight) => Math.round(((whole * weight) / sum) * NOISE) / NOISE);
  const parts = quotas.map(Math.floor);
  const left = whole - parts.reduce((total, part) => total + part, 0);
  const byRemainder = quotas
    .map((quota, at) => ({ at, remainder: quota - Math.floor(quota) }))
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at);
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

/** Whole shares in % of the receivers of a battery. */
export const sharesOf = (weights: readonly number[]): number[] => split(100, weights);

/**
 * Weights for the other receivers when one gets `percentage` %: they share the rest in their former proportion, evenly
 * when all had 0. They add up to 100 minus that percentage.
 */
export function othersWeights(others: readonly number[], percentage: number): number[] {
  const sum = others.reduce((total, weight) => total + weight, 0);
  return others.map((weight) =>
    sum === 0 ? (100 - percentage) / others.length : ((100 - percentage) * weight) / sum,
  );
}
