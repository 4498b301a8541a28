import type { Settings } from '#config/configuration-types.ts';

/** True while the portal is closed for maintenance; missing times leave that side open. */
export function isUnderMaintenance(
  { maintenance }: Pick<Settings, 'maintenance'>,
  now: number,
): boolean {
  const { enabled, start, end } = maintenance;
  if (!enabled) return false;
  const begins = start ? Date.parse(start) : Number.NEGATIVE_INFINITY;
  const ends = end ? Date.parse(end) : Number.POSITIVE_INFINITY;
  return !(now < begins) && !(now >= ends);
}
