import type { Facts } from '#config/configuration-types.ts';
import { lookupQuery } from '#forms/lookups/lookup-query.ts';
import type { Entry, World } from '#tests/support/trials/filled-walk.ts';

/** What the retailer of a test answers in its own way. */
export interface Changed {
  /** Operation that it answers with an error. */
  fails?: string | undefined;
  /** Entries that it finds, by operation. */
  finds?: Record<string, Entry[]>;
}

/** The retailer of the sandbox, requested in the same way as by a page, once for the same parameters. */
export function sandboxWorld(): (facts: Facts, changed?: Changed) => World {
  const known = new Map<string, Promise<Entry[] | null>>();
  return (facts, { fails, finds = {} } = {}) =>
    async ({ lookup }, _form, params) => {
      if (lookup.operation === fails) return null;
      const { [lookup.operation]: instead } = finds;
      if (instead) return instead;
      const key = `${lookup.operation} ${params}`;
      const { queryFn } = lookupQuery(lookup, params, facts);
      const read = queryFn as (context: { signal: AbortSignal }) => Promise<Entry[]>;
      const found =
        known.get(key) ?? read({ signal: new AbortController().signal }).catch(() => null);
      known.set(key, found);
      return found;
    };
}
