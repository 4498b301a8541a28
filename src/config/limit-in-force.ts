import type { Facts } from './configuration-types.ts';

/** A limit of a published form: a number, or a pointer into the facts, `{ $data: '/facts/settings/files/usual/max' }`. */
export type Limit = number | { $data: string };

/** The current number of a limit, with served and scheduled settings; undefined where there is none. */
export function limitInForce(limit: Limit | undefined, facts: Facts): number | undefined {
  if (typeof limit !== 'object') return limit;
  const path = limit.$data.split('/').slice(1);
  const value = path.reduce<unknown>(
    (part, name) => (part as Record<string, unknown> | undefined)?.[name],
    { facts },
  );
  return typeof value === 'number' ? value : undefined;
}
