import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { namedBy } from '#tools/config/sources/list-edit.ts';
import { allNames, fromTo, isSame, shortJson } from './change.ts';
import { orderWords, placeOf } from './order-words.ts';

/** A value with another content, by its dotted address. */
export type Leaf = [key: string, old: Json | undefined, now: Json | undefined];

/** What differs between two objects, each by its address; a list is one value. */
export function diffLeaves(
  before: JsonObject,
  after: JsonObject,
  path: readonly string[] = [],
): Leaf[] {
  return allNames(Object.keys(before), Object.keys(after)).flatMap((name): Leaf[] => {
    const [old, now] = [before[name], after[name]];
    if (isSame(old, now)) return [];
    const at = [...path, name];
    return isJsonObject(old) && isJsonObject(now)
      ? diffLeaves(old, now, at)
      : [[at.join('.'), old, now]];
  });
}

/** Another value in words: `on → off`, `9 → 12`, `without "contracts"`. */
export function valueWords(old: Json | undefined, now: Json | undefined): string {
  if (old === true && now === false) return 'on → off';
  if (old === false && now === true) return 'off → on';
  const isList = Array.isArray(old) && Array.isArray(now);
  return (isList && listWords(old, now)) || fromTo(old, now);
}

/** Entries of a list that come, go, move or change; empty when only repetitions differ. */
function listWords(old: readonly Json[], now: readonly Json[]): string {
  const repeated = new Set([old, now].flatMap((list) => repetitions(list.map(nameOf))));
  const byName = (list: readonly Json[]) =>
    new Map(
      list.map((entry) => {
        const name = nameOf(entry);
        return [repeated.has(name) ? JSON.stringify(entry) : name, entry] as const;
      }),
    );
  const [before, after] = [byName(old), byName(now)];
  const [was, is] = [[...before.keys()], [...after.keys()]];
  const isOrdered = now.some(isJsonObject);
  return [
    ...was.filter((name) => !after.has(name)).map((name) => `without ${name}`),
    ...is
      .filter((name) => !before.has(name))
      .map((name) => {
        const place = isOrdered ? ` ${placeOf(is, name)}` : '';
        return `with ${name}${place}${contentWords(after.get(name) ?? null)}`;
      }),
    ...orderWords(was, is, {
      moved: (name, where) => `${name} ${where}`,
      whole: (names) => `in the order ${names}`,
    }),
    ...is.flatMap((name) => insideWords(name, before.get(name), after.get(name))),
  ].join(', ');
}

function insideWords(name: string, old: Json | undefined, now: Json | undefined): string[] {
  if (!isJsonObject(old) || !isJsonObject(now)) return [];
  const parts = diffLeaves(old, now).map(([key, was, is]) => `${key}: ${valueWords(was, is)}`);
  return parts.length > 0 ? [`${name} (${parts.join('; ')})`] : [];
}

/** What an entry with a name holds besides it. */
function contentWords(entry: Json): string {
  const key = nameKeyOf(entry);
  if (!isJsonObject(entry) || !key) return '';
  const parts = Object.entries(entry)
    .filter(([member]) => member !== key)
    .map(([member, value]) => {
      const words = Array.isArray(value) ? value.map(nameOf).join(', ') : shortJson(value);
      return `${member}: ${words}`;
    });
  return parts.length > 0 ? ` (${parts.join('; ')})` : '';
}

/** Name of an entry of a list, or the whole entry when it has none. */
function nameOf(entry: Json): string {
  const key = nameKeyOf(entry);
  return shortJson(isJsonObject(entry) && key ? entry[key] : entry);
}

const nameKeyOf = (entry: Json) =>
  [...namedBy, 'set'].find((key) => isJsonObject(entry) && entry[key] !== undefined);

const repetitions = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);
