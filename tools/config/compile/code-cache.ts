import { contentHash } from '#tools/config/publish/published-files.ts';

/** Cache of generated code by its inputs, as most forms do not change between two saves. */
const cache = new Map<string, string>();

/** The result of `make`, from the cache when it ran before with the same JSON values. */
export function cachedCode(from: readonly unknown[], make: () => string): string {
  const key = contentHash(JSON.stringify(from));
  const known = cache.get(key);
  if (known !== undefined) return known;
  const code = make();
  cache.set(key, code);
  return code;
}
