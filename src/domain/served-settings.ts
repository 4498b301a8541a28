/** Why a served setting was not taken. */
export interface SettingFault {
  /** Dotted key; empty for the whole answer. */
  key: string;
  /** `private`: it stood in the public settings, which anybody may read. */
  kind: 'unknown' | 'invalid' | 'private';
}

/** Validator of one setting by dotted key; undefined for a key nobody declared. */
export type SettingValidator = (key: string) => SettingTest | undefined;

/** True for a value that fits; `isPrivate` for a setting that is taken from the private ones only. */
export interface SettingTest {
  (value: unknown): boolean;
  isPrivate?: boolean;
}

/** Which of the retailer's settings these are: those that anybody is served, or those of who is signed in. */
export type Served = 'public' | 'private';

/** What the settings in force must have, so that they can be made to agree. */
interface Agreeing {
  languages: { offered: string[]; default: string };
}

type Group = Record<string, unknown>;

const forbidden = ['__proto__', 'constructor', 'prototype'];

/**
 * The defaults with the settings that the retailer's API serves, taken key by key: a value that does not
 * fit leaves its default in place and becomes a fault, and so does a key nobody declared. A usual language that
 * is not offered gives way to the first that is. Never throws.
 */
export function mergeServedSettings<Settings extends Agreeing>(
  defaults: Settings,
  served: unknown,
  validator: SettingValidator,
  origin: Served = 'private',
): { settings: Settings; faults: SettingFault[] } {
  const settings = structuredClone(defaults);
  const faults: SettingFault[] = [];
  const allowed = { validator, origin };
  if (isGroup(served)) mergeGroup(settings as unknown as Group, served, '', allowed, faults);
  else faults.push({ key: '', kind: 'invalid' });
  const { languages } = settings;
  const [first = languages.default] = languages.offered;
  if (!languages.offered.includes(languages.default)) {
    languages.default = first;
    faults.push({ key: 'languages.default', kind: 'invalid' });
  }
  return { settings, faults };
}

function mergeGroup(
  into: Group,
  served: Group,
  path: string,
  allowed: { validator: SettingValidator; origin: Served },
  faults: SettingFault[],
): void {
  for (const name of Object.keys(served)) {
    const key = `${path}${name}`;
    const value = served[name];
    const isValid = forbidden.includes(name) ? undefined : allowed.validator(key);
    const group = !forbidden.includes(name) && Object.hasOwn(into, name) ? into[name] : undefined;
    if (isValid?.isPrivate && allowed.origin === 'public') {
      faults.push({ key, kind: 'private' });
    } else if (isValid) {
      if (isValid(value)) into[name] = structuredClone(value);
      else faults.push({ key, kind: 'invalid' });
    } else if (isGroup(group)) {
      if (isGroup(value)) mergeGroup(group, value, `${key}.`, allowed, faults);
      else faults.push({ key, kind: 'invalid' });
    } else {
      faults.push({ key, kind: 'unknown' });
    }
  }
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
