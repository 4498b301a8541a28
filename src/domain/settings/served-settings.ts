import { isObject } from '#domain/values/is-object.ts';
/** Why a served setting is ignored. */
export interface SettingError {
  /** Dotted key; empty for the whole answer. */
  key: string;
  /** `private`: a private setting in the public settings, which need no sign-in. */
  kind: 'unknown' | 'invalid' | 'private';
}

/** Validator of one setting by dotted key; undefined for an undeclared key. */
export type SettingValidator = (key: string) => SettingTest | undefined;

/**
 * True for a value that fits; `isPrivate` for a setting that is taken from the private ones only. Of a group with a
 * `shorthand`, the member that a value stands for which is no object.
 */
export interface SettingTest {
  (value: unknown): boolean;
  isPrivate?: boolean;
  shorthand?: string;
}

/** Where a setting comes from: the public settings, or those of the signed-in customer. */
export type Served = 'public' | 'private';

/** Settings whose default language must be one of those offered. */
interface WithLanguages {
  languages: { offered: string[]; default: string };
}

type Group = Record<string, unknown>;

const forbidden = ['__proto__', 'constructor', 'prototype'];

/**
 * The defaults, overridden key by key by the settings that the retailer's API serves. An invalid value or an
 * undeclared key becomes an error, and the default stays. A default language that is not offered is replaced
 * by the first that is. Never throws.
 */
export function mergeServedSettings<Settings extends WithLanguages>(
  defaults: Settings,
  served: unknown,
  validator: SettingValidator,
  origin: Served = 'private',
): { settings: Settings; errors: SettingError[] } {
  const settings = structuredClone(defaults);
  const errors: SettingError[] = [];
  const allowed = { validator, origin };
  if (isObject(served)) mergeGroup(settings as unknown as Group, served, '', allowed, errors);
  else errors.push({ key: '', kind: 'invalid' });
  const { languages } = settings;
  const [first = languages.default] = languages.offered;
  if (!languages.offered.includes(languages.default)) {
    languages.default = first;
    errors.push({ key: 'languages.default', kind: 'invalid' });
  }
  return { settings, errors };
}

function mergeGroup(
  into: Group,
  served: Group,
  path: string,
  allowed: { validator: SettingValidator; origin: Served },
  errors: SettingError[],
): void {
  for (const name of Object.keys(served)) {
    const key = `${path}${name}`;
    const test = forbidden.includes(name) ? undefined : allowed.validator(key);
    const shorthand = test?.shorthand;
    const isValid = shorthand ? undefined : test;
    const value =
      shorthand && !isObject(served[name]) ? { [shorthand]: served[name] } : served[name];
    const group = !forbidden.includes(name) && Object.hasOwn(into, name) ? into[name] : undefined;
    if (isValid?.isPrivate && allowed.origin === 'public') {
      errors.push({ key, kind: 'private' });
    } else if (isValid) {
      if (isValid(value)) into[name] = structuredClone(value);
      else errors.push({ key, kind: 'invalid' });
    } else if (isObject(group)) {
      if (isObject(value)) mergeGroup(group, value, `${key}.`, allowed, errors);
      else errors.push({ key, kind: 'invalid' });
    } else {
      errors.push({ key, kind: 'unknown' });
    }
  }
}
