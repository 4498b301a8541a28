import type { Facts } from './configuration-types.ts';

/** A number of a published form, or where among the facts it stands: `{ $data: '/facts/settings/files/usual/max' }`. */
export type Limit = number | { $data: string };

/** The number that a limit is now: a setting's as served or scheduled. Undefined where there is none. */
export function limitInForce(limit: Limit | undefined, facts: Facts): number | undefined {
  if (typeof limit !== 'object') return limit;
  const path = limit.$data.split('/').slice(1);
  const value = path.reduce<unknown>(
    (part, name) => (part as Record<string, unknown> | undefined)?.[name],
    { facts },
  );
  return typeof value === 'number' ? value : undefined;
}
