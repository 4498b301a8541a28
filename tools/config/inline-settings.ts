import { isJsonObject, type Json, type JsonObject } from './json-value.ts';
import type { LayeredDocument } from './layered-document.ts';

/** The setting that a part of a form stands for, as `{ "$setting": "files.identity.max" }`; undefined for any other part. */
export function settingNamed(part: Json): string | undefined {
  if (!isJsonObject(part)) return undefined;
  const { $setting, ...others } = part;
  return typeof $setting === 'string' && Object.keys(others).length === 0 ? $setting : undefined;
}

/** A form with the value of each setting that it names in its place. The name of a setting that is not there stays. */
export function withSettings<D extends LayeredDocument>(document: D, settings: JsonObject): D {
  return { ...document, value: replaced(document.value, settings) as JsonObject };
}

function replaced(part: Json, settings: JsonObject): Json {
  if (Array.isArray(part)) return part.map((entry) => replaced(entry, settings));
  if (!isJsonObject(part)) return part;
  const key = settingNamed(part);
  if (key !== undefined) return settingAt(settings, key) ?? part;
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => [name, replaced(inner, settings)]),
  );
}

function settingAt(settings: JsonObject, key: string): Json | undefined {
  let value: Json | undefined = settings;
  for (const name of key.split('.'))
    value = isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}
