/** Length as JSON Schema counts it: in characters, not in UTF-16 units. */
export function ucs2length(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** Equality of JSON values. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [inA, inB] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(inA);
  return (
    keys.length === Object.keys(inB).length &&
    keys.every((key) => Object.hasOwn(inB, key) && equal(inA[key], inB[key]))
  );
}
