import type { Settings } from './configuration-types.ts';

/** Why a served setting was not taken. */
export interface SettingFault {
  /** Dotted key; empty for the whole answer. */
  key: string;
  kind: 'unknown' | 'invalid';
}

type Validator = (key: string) => ((value: unknown) => boolean) | undefined;
type Group = Record<string, unknown>;

const forbidden = ['__proto__', 'constructor', 'prototype'];

/**
 * The defaults with the settings that the retailer's API serves, taken key by key: a value that does not
 * fit leaves its default in place and becomes a fault, and so does a key nobody declared. Never throws.
 */
export function mergeServedSettings(
  defaults: Settings,
  served: unknown,
  validator: Validator,
): { settings: Settings; faults: SettingFault[] } {
  const settings = structuredClone(defaults);
  const faults: SettingFault[] = [];
  if (isGroup(served)) mergeGroup(settings, served, '', validator, faults);
  else faults.push({ key: '', kind: 'invalid' });
  return { settings, faults };
}

function mergeGroup(
  into: Group,
  served: Group,
  path: string,
  validator: Validator,
  faults: SettingFault[],
): void {
  for (const name of Object.keys(served)) {
    const key = `${path}${name}`;
    const value = served[name];
    const isValid = forbidden.includes(name) ? undefined : validator(key);
    const group = !forbidden.includes(name) && Object.hasOwn(into, name) ? into[name] : undefined;
    if (isValid) {
      if (isValid(value)) into[name] = structuredClone(value);
      else faults.push({ key, kind: 'invalid' });
    } else if (isGroup(group)) {
      if (isGroup(value)) mergeGroup(group, value, `${key}.`, validator, faults);
      else faults.push({ key, kind: 'invalid' });
    } else {
      faults.push({ key, kind: 'unknown' });
    }
  }
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
