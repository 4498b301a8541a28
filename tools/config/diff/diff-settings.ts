import { isJsonObject, type Json, type JsonObject } from '#tools/config/json-value.ts';
import { settingSchemas } from '#tools/config/settings-schema.ts';
import { allNames, type Change, fromTo, isSame, listChanges, shortJson } from './change.ts';

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

type Leaf = [key: string, old: Json | undefined, now: Json | undefined];

function diffLeaves(before: JsonObject, after: JsonObject, path: readonly string[] = []): Leaf[] {
  return allNames(Object.keys(before), Object.keys(after)).flatMap((name): Leaf[] => {
    const [old, now] = [before[name], after[name]];
    if (isSame(old, now)) return [];
    const at = [...path, name];
    return isJsonObject(old) && isJsonObject(now)
      ? diffLeaves(old, now, at)
      : [[at.join('.'), old, now]];
  });
}

function valueWords(old: Json | undefined, now: Json | undefined): string {
  if (old === true && now === false) return 'on → off';
  if (old === false && now === true) return 'off → on';
  if (!Array.isArray(old) || !Array.isArray(now)) return fromTo(old, now);
  const { gone, added } = listChanges(old, now);
  if (gone.length === 0 && added.length === 0) return `order ${fromTo(old, now)}`;
  const isThere = (list: Json[], one: Json) => list.some((other) => nameOf(other) === nameOf(one));
  return [
    ...gone.filter((one) => !isThere(added, one)).map((one) => `without ${nameOf(one)}`),
    ...added.map((one) => `${isThere(gone, one) ? 'another' : 'with'} ${nameOf(one)}`),
  ].join(', ');
}

/** Name of an entry of a list, or the whole entry when it has none. */
function nameOf(entry: Json): string {
  return shortJson(isJsonObject(entry) ? (entry.id ?? entry.route ?? entry.set ?? entry) : entry);
}
