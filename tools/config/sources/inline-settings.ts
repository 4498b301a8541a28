import { withDefaults } from '#domain/settings/setting-defaults.ts';
import { remembered } from '#tools/config/remembered.ts';
import { isJsonObject, type Json, type JsonObject } from './json-value.ts';
import type { LayeredDocument } from './layered-document.ts';

/** The settings of a view with the defaults that their schema gives. */
export const configuredSettings = remembered(
  ({ value }: LayeredDocument, meta: JsonObject) => withDefaults(value, meta) as JsonObject,
);

/**
 * The setting that a part of a form refers to, as `{ "$setting": "files.identity.max" }`; undefined for any other part.
 */
export function settingNamed(part: Json): string | undefined {
  if (!isJsonObject(part)) return undefined;
  const { $setting, ...others } = part;
  return typeof $setting === 'string' && Object.keys(others).length === 0 ? $setting : undefined;
}

/** A form with the configured value of each setting that it names. The name of an unknown setting stays. */
export function withSettings<D extends LayeredDocument>(document: D, settings: JsonObject): D {
  const value = replaced(document.value, (key) => settingAt(settings, key)) as JsonObject;
  return { ...document, value };
}

/**
 * A part of a form for publication: each setting that it names becomes a pointer into the facts, so that the value in
 * force counts, whether it comes from file, partner, API or schedule.
 */
export function withSettingPointers(part: Json): Json {
  return replaced(part, (key) => ({ $data: `/facts/settings/${key.replaceAll('.', '/')}` }));
}

function replaced(part: Json, valueFor: (setting: string) => Json | undefined): Json {
  if (Array.isArray(part)) return part.map((entry) => replaced(entry, valueFor));
  if (!isJsonObject(part)) return part;
  const key = settingNamed(part);
  if (key !== undefined) return valueFor(key) ?? part;
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => [name, replaced(inner, valueFor)]),
  );
}

function settingAt(settings: JsonObject, key: string): Json | undefined {
  let value: Json | undefined = settings;
  for (const name of key.split('.'))
    value = isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}
