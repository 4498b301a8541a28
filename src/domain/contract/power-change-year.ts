/**
 * True within twelve months of the last change of the power, when the distributor may refuse another (RD 88/2026,
 * arts. 34.8 and 38). Both are ISO dates; null for a power that was not changed.
 */
export function isLatePowerChange(last: string | null, today: string): boolean {
  if (last === null) return false;
  const [year = '', ...rest] = last.split('-');
  return today < [String(Number(year) + 1), ...rest].join('-');
}
