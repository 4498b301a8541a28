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
