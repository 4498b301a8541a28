import { split } from '#domain/bills/rounded-parts.ts';

/** A contract that receives from a battery. */
export interface BatteryReceiver {
  /** Number of the contract. */
  contract: string;
  /** Share in %, whole. */
  percentage: number;
  weight: number | null;
}

/** Whole shares of 100 in the proportion of weights; all are 0 when all weights are. */
export const wholeShares = (weights: readonly number[]): number[] => split(100, weights);

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

/** Their weights; if one of them is not known, their percentages, which are the best estimate. */
const weightsOf = (receivers: readonly BatteryReceiver[]): number[] =>
  receivers.some(({ weight }) => weight === null)
    ? receivers.map(({ percentage }) => percentage)
    : receivers.map(({ weight }) => weight ?? 0);
