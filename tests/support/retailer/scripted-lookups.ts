import { type LookupEntry, lookups } from '#queries/lookups.ts';

/** One request of a form, which the test answers when it wants. */
export interface Asked {
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
): Asked[] {
  const asked: Asked[] = [];
  for (const operation of operations) {
    lookups[operation] = (params) => ({
      queryKey: ['scripted', operation, params] as readonly unknown[],
      queryFn: () =>
        new Promise((resolve, reject) => {
          const one: Asked = {
            operation,
            params: { ...params },
            find: (...entries) => resolve(entries),
            fail: () => reject(new Error('the retailer does not answer')),
          };
          asked.push(one);
          const entries = usual[operation];
          if (entries) one.find(...entries);
        }),
    });
  }
  return asked;
}
