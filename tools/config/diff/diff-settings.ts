import { settingSchemas } from '#tools/config/meta/settings-schema.ts';
import type { JsonObject } from '#tools/config/sources/json-value.ts';
import type { Change } from './change.ts';
import { diffLeaves, valueWords } from './value-words.ts';

/** Settings with another value, with their meaning. */
export function diffSettings(before: JsonObject, after: JsonObject, meta: JsonObject): Change[] {
  const schemas = settingSchemas(meta);
  return diffLeaves(before, after).map(([key, old, now]) => {
    const schema = schemas.get(key) ?? schemas.get(key.replace(/[^.]*$/, '*')) ?? {};
    const unit = typeof schema.unit === 'string' ? ` ${schema.unit}` : '';
    const [meaning] = String(schema.description ?? '').split(/(?<=\.)\s/);
    const words = valueWords(old, now);
    return { about: 'settings', what: `${key}: ${words}${unit}${meaning ? ` – ${meaning}` : ''}` };
  });
}

/** Address of the API, headers and caching. */
export function diffDeployment(before: JsonObject, after: JsonObject): Change[] {
  const common = Object.keys(before).length > 0 && Object.keys(after).length > 0;
  // A published version has only the address of the API.
  const keys = common ? Object.keys(before).filter((key) => Object.hasOwn(after, key)) : [];
  const part = (value: JsonObject) =>
    Object.fromEntries(keys.map((key) => [key, value[key] ?? null]));
  return diffLeaves(part(before), part(after)).map(([key, old, now]) => ({
    about: 'deployment',
    what: `${key}: ${valueWords(old, now)}`,
  }));
}
