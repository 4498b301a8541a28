import { type LookupEntry, lookups } from '#queries/lookups.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';

/** A request of a form, which the test answers at a moment of its choice. */
export interface ScriptedRequest {
  operation: string;
  params: Record<string, unknown>;
  find: (...entries: LookupEntry[]) => void;
  fail: () => void;
}

/**
 * Replaces the look-ups by ones that a test answers: the returned list holds the requests of forms in order. `usual`
 * answers at once.
 */
export function scriptLookups(
  operations: readonly string[],
  usual: Record<string, readonly LookupEntry[]> = {},
): ScriptedRequest[] {
  const requests: ScriptedRequest[] = [];
  for (const operation of operations) {
    lookups[operation] = (params) => ({
      queryKey: ['lookup', 'scripted', operation, params] as ReadKey,
      queryFn: () =>
        new Promise((resolve, reject) => {
          const one: ScriptedRequest = {
            operation,
            params: { ...params },
            find: (...entries) => resolve(entries),
            fail: () => reject(new Error('the retailer does not answer')),
          };
          requests.push(one);
          const entries = usual[operation];
          if (entries) one.find(...entries);
        }),
    });
  }
  return requests;
}
