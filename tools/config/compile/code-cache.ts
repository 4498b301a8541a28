import { storedResult } from '#tools/config/stored-results.ts';

/** Cache of generated code by its inputs, as most forms do not change between two saves. */
const cache = new Map<string, string>();

/** The result of `make`, from the cache when it ran before, in this process or another, with the same JSON values. */
export function cachedCode(from: readonly unknown[], make: () => string): string {
  const key = JSON.stringify(from);
  const known = cache.get(key);
  if (known !== undefined) return known;
  const code = storedResult('code', [key], make);
  cache.set(key, code);
  return code;
}
