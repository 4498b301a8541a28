import {
  mergeServedSettings,
  type SettingError,
  type SettingValidator,
} from '#domain/served-settings.ts';
import type { Settings } from './configuration-types.ts';

/** True between two times, as `2026-11-27T20:00:00+01:00`; a missing one leaves its side open. */
export function isWithin(
  from: string | null | undefined,
  until: string | null | undefined,
  moment: number,
): boolean {
  return !(from && moment < Date.parse(from)) && !(until && moment >= Date.parse(until));
}

/**
 * The settings in force at a moment: those given, with the current entries of `schedule`, later ones over
 * earlier ones. `next` is when that changes, or a maintenance begins or ends, in milliseconds since 1970,
 * infinity for never. An invalid entry becomes an error, and so does one of a private setting, because public
 * settings may contain a schedule too.
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
  const times = [...settings.schedule.flatMap(({ from, until }) => [from, until]), start, end];
  const ahead = times.map((time) => Date.parse(time ?? '')).filter((time) => time > moment);
  return { settings: inForce, errors, next: Math.min(...ahead) };
}

/** `a.b` and 1 as `{ a: { b: 1 } }`. */
function nested(key: string, value: unknown): unknown {
  return key.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
}
