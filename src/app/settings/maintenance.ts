import type { Settings } from '#config/configuration-types.ts';
import { isWithin } from '#config/timed-parts.ts';
import { problemOf } from '#domain/problem.ts';

/** True during maintenance; a missing start or end leaves that side open. */
export function isUnderMaintenance(
  { maintenance: { enabled, start, end } }: Pick<Settings, 'maintenance'>,
  moment: number,
): boolean {
  return enabled && isWithin(start, end, moment);
}

/** True for a failed read to which the retailer answered that everything is in maintenance. */
export function saysMaintenance(thrown: unknown): boolean {
  const problem = problemOf(thrown);
  return problem.kind === 'broken' && problem.isMaintenance === true;
}
