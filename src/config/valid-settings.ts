import { isObject } from '#domain/values/is-object.ts';

type Group = Record<string, unknown>;

const kindOf = (value: unknown) =>
  value === null ? 'nothing' : Array.isArray(value) ? 'list' : typeof value;

/**
 * Settings in which every key that the product knows has the right type: a missing one or one of another type
 * has its default, and `onInvalid` gets its dotted key. A setting whose default is null may be of any type.
 */
export function validSettings<Settings>(
  settings: unknown,
  defaults: Settings,
  onInvalid: (key: string) => void,
  path = '',
): Settings {
  if (!isObject(defaults)) return settings as Settings;
  const valid: Group = isObject(settings) ? { ...settings } : {};
  for (const [name, fallback] of Object.entries(defaults)) {
    const key = `${path}${name}`;
    const value = valid[name];
    if (isObject(fallback) && isObject(value))
      valid[name] = validSettings(value, fallback, onInvalid, `${key}.`);
    else if (fallback !== null && kindOf(value) !== kindOf(fallback)) {
      onInvalid(key);
      valid[name] = fallback;
    }
  }
  return valid as Settings;
}
