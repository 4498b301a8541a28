/**
 * The absolute form of an address in a group: `dp` in the group `address` is `address/dp`, `/person/vat` is
 * `person/vat`. Null for a fact, which is no field.
 */
export function absoluteAddress(address: string, group: readonly string[]): string | null {
  if (address.startsWith('/')) return address.slice(1);
  if (address.split('/')[0] === 'facts') return null;
  return [...group, address].join('/');
}

/** Path to what a relative pointer names (`1/email`, `/facts/settings/…`), seen from the field at an address. */
export function pointedPath(pointer: string, field: readonly string[]): string[] {
  if (pointer.startsWith('/')) return pointer.slice(1).split('/');
  const [up = '0', ...rest] = pointer.split('/');
  return [...field.slice(0, Math.max(0, field.length - Number(up))), ...rest];
}
