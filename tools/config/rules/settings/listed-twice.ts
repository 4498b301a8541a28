import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { type EntryName, entryName } from '#tools/config/sources/list-edit.ts';

/** No menu, home page or other list of the settings shows the same entry twice. */
export const listedTwiceRule: SchemaRule = ({ view: { portal } }) =>
  listsIn(portal.value).flatMap(({ list, at }) => {
    const first = new Map<EntryName, Json>();
    return list.flatMap((entry, index): Diagnostic[] => {
      const name = isJsonObject(entry) ? entryName(entry) : undefined;
      if (name === undefined) return [];
      const other = first.get(name);
      if (other === undefined) first.set(name, entry);
      if (other === undefined || areAlternatives(other, entry)) return [];
      const what = sentence`"${name}" is twice in "${at.join('.')}"`;
      const fix = sentence`take one of them out, or give each a name of its own`;
      return [{ ...portal.place([...at, index]), what, fix }];
    });
  });

/** Entries that show under conditions of their own may lead to the same page. */
function areAlternatives(one: Json, other: Json): boolean {
  const conditionsOf = (entry: Json) => {
    const { requires = [], when = [] } = isJsonObject(entry) ? entry : {};
    return JSON.stringify([requires, when]);
  };
  const conditions = [one, other].map(conditionsOf);
  return conditions[0] !== conditions[1] && !conditions.includes('[[],[]]');
}

function listsIn(value: Json, at: JsonPath = []): { list: Json[]; at: JsonPath }[] {
  const inner = Array.isArray(value) ? [...value.entries()] : [];
  const members = isJsonObject(value) ? Object.entries(value) : inner;
  const below = members.flatMap(([key, one]) => listsIn(one, [...at, key]));
  return Array.isArray(value) ? [{ list: value, at }, ...below] : below;
}
