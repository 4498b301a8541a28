/** A contract that receives from a battery. */
export interface BatteryReceiver {
  /** Number of the contract. */
  contract: string;
  /** Share in %, whole. */
  percentage: number;
  weight: number | null;
}

/** Smaller differences between quotas are rounding errors of floats. */
const NOISE = 1e6;

/**
 * Whole shares of 100 in the proportion of weights, by the largest remainder, the earlier of two equal ones first. All
 * are 0 when all weights are.
 */
export function wholeShares(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const quotas = weights.map((weight) => Math.round(((100 * weight) / sum) * NOISE) / NOISE);
  const shares = quotas.map(Math.floor);
  const left = 100 - shares.reduce((total, share) => total + share, 0);
  const byRemainder = quotas
    .map((quota, at) => ({ at, remainder: quota - Math.floor(quota) }))
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at);
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/**
 * The receivers of a battery once one contract gets `percentage` %, or leaves (null): the others share the rest in the
 * proportion they had, evenly when all had 0 (the retailer's rule). A contract that is new comes last.
 */
export function sharesAfter(
  receivers: readonly BatteryReceiver[],
  contract: string,
  percentage: number | null,
): BatteryReceiver[] {
  const others = receivers.filter((one) => one.contract !== contract);
  const proportions = weightsOf(others);
  const sum = proportions.reduce((total, weight) => total + weight, 0);
  const rest = 100 - (percentage ?? 0);
  const partOf = (weight: number) => (sum === 0 ? rest / others.length : (rest * weight) / sum);
  const parts = new Map(
    others.map((one, at) => [one.contract, partOf(proportions[at] ?? 0)] as const),
  );
  const joined = receivers.some((one) => one.contract === contract)
    ? receivers
    : [...receivers, { contract, percentage: 0, weight: null }];
  const remaining = percentage === null ? others : joined;
  const weights = remaining.map((one) => parts.get(one.contract) ?? percentage ?? 0);
  const shares = wholeShares(weights);
  return remaining.map((one, at) => ({
    ...one,
    weight: weights[at] ?? 0,
    percentage: shares[at] ?? 0,
  }));
}

/** Their weights; where one of them is not known, their percentages are as near as anybody can tell. */
const weightsOf = (receivers: readonly BatteryReceiver[]): number[] =>
  receivers.some(({ weight }) => weight === null)
    ? receivers.map(({ percentage }) => percentage)
    : receivers.map(({ weight }) => weight ?? 0);
