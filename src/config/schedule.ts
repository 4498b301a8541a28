import {
  mergeServedSettings,
  type SettingError,
  type SettingValidator,
} from '#domain/settings/served-settings.ts';
import type { Settings } from './configuration-types.ts';
import { firstAfter, isWithin, partsAt } from './timed-parts.ts';

/**
 * The settings in force at a moment: those given, with the current entries of `schedule`, later ones over earlier ones,
 * and with the current entries of timed lists. `next` is when that changes, or a maintenance starts or ends, in
 * milliseconds since 1970, infinity for never. An invalid entry becomes an error, and so does one of a private setting,
 * because public settings may contain a schedule too.
 */
export function settingsAt(
  settings: Settings,
  moment: number,
  validator: SettingValidator,
): { settings: Settings; errors: SettingError[]; next: number } {
  const errors: SettingError[] = [];
  let inForce = settings;
  for (const { set, to, from, until } of settings.schedule) {
    if ([from, until].some((time) => time && Number.isNaN(Date.parse(time))) || set === 'schedule')
      errors.push({ key: set, kind: 'invalid' });
    else if (isWithin(from, until, moment)) {
      const layer = mergeServedSettings(inForce, nested(set, to), validator, 'public');
      inForce = layer.settings;
      errors.push(...layer.errors);
    }
  }
  const { start, end } = inForce.maintenance;
  const parts = partsAt(inForce, moment);
  const scheduled = settings.schedule.flatMap(({ from, until }) => [from, until]);
  const times = [...scheduled, ...parts.times, start, end];
  return { settings: parts.settings, errors, next: firstAfter(moment, times) };
}

/** `a.b` and 1 as `{ a: { b: 1 } }`. */
function nested(key: string, value: unknown): unknown {
  return key.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
}
