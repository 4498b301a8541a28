import type { Settings } from '#config/configuration-types.ts';
import { isWithin } from '#config/schedule.ts';

/** True during maintenance; a missing start or end leaves that side open. */
export function isUnderMaintenance(
  { maintenance: { enabled, start, end } }: Pick<Settings, 'maintenance'>,
  moment: number,
): boolean {
  return enabled && isWithin(start, end, moment);
}
