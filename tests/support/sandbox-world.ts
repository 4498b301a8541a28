import { lookupQuery } from '#forms/lookups/use-lookup-entries.ts';
import type { Entry, World } from './filled-walk.ts';

/**
 * The retailer of the sandbox, asked as a page asks it, once for the same parameters. `fails` names an operation that
 * it answers with an error.
 */
export function sandboxWorld(): (
  facts: Parameters<typeof lookupQuery>[2],
  fails?: string,
) => World {
  const known = new Map<string, Promise<Entry[] | null>>();
  return (facts, fails) =>
    async ({ lookup }, _form, params) => {
      if (lookup.operation === fails) return null;
      const key = `${lookup.operation} ${params}`;
      const { queryFn } = lookupQuery(lookup, params, facts);
      const read = queryFn as (context: { signal: AbortSignal }) => Promise<Entry[]>;
      const found =
        known.get(key) ?? read({ signal: new AbortController().signal }).catch(() => null);
      known.set(key, found);
      return found;
    };
}
