/**
 * The absolute form of an address in a group: `dp` in the group `address` is `address/dp`, `/person/vat` is
 * `person/vat`. Null for a fact, which is no field.
 */
export function absoluteAddress(address: string, group: readonly string[]): string | null {
  if (address.startsWith('/')) return address.slice(1);
  if (address.split('/')[0] === 'facts') return null;
  return [...group, address].join('/');
}
