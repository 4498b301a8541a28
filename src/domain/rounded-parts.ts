/**
 * Whole cents of amounts in euro that add up to the rounded sum of the amounts: the sum is rounded once, and the cents
 * that flooring leaves over go to the amounts that lost most (largest remainder; decision 38).
 */
export function roundedParts(euro: readonly number[]): { cents: number; parts: number[] } {
  // Six decimals of a cent: below them a float tells nothing, and half a cent would be taken for less.
  const exact = euro.map((one) => Number((one * 100).toFixed(6)));
  const cents = Math.round(Number(exact.reduce((sum, one) => sum + one, 0).toFixed(6)));
  const whole = exact.map(Math.floor);
  const over = cents - whole.reduce((sum, one) => sum + one, 0);
  const lost = (at: number) => (exact[at] ?? 0) - (whole[at] ?? 0);
  const raised = new Set([...exact.keys()].sort((a, b) => lost(b) - lost(a)).slice(0, over));
  return { cents, parts: whole.map((one, at) => one + (raised.has(at) ? 1 : 0)) };
}
