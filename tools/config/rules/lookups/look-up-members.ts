import { closestName } from '#tools/config/analysis/closest-name.ts';
import { widgetDefinitions } from '#tools/config/code/code-definitions.ts';
import type { CodeNames } from '#tools/config/code/code-names.ts';
import { entryMembers } from '#tools/config/description/lookup-members.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject, type JsonPath } from '#tools/config/sources/json-walk.ts';

/** What a field takes of the entries of its look-up are members that they have. */
export const lookUpMembersRule: SchemaRule = ({ view, code }) =>
  [...view.forms.values()].flatMap((form) => {
    if (!form.readable) return [];
    const found: Named[] = [];
    eachObject(form.value.ui, (ui, path) => {
      for (const named of namedMembers(ui)) found.push({ ...named, at: [...path, ...named.at] });
    });
    return found.flatMap(({ operation, member, at, part }) => {
      const wrong = unknownMember(operation, member, code);
      return wrong ? [{ ...form.place(['ui', ...at], part), ...wrong }] : [];
    });
  });

interface Named {
  operation: string;
  /** Address of the member in an entry: `address/zipcode`. */
  member: string;
  /** Where it is named. */
  at: JsonPath;
  part?: 'key' | 'value';
}

/** Members that the look of a field names; a choice without names takes `id` and `name`. */
function namedMembers(ui: JsonObject): Named[] {
  const lookUp = ui['ui:lookup'];
  if (!isJsonObject(lookUp) || typeof lookUp.operation !== 'string') return [];
  const { operation, fills } = lookUp;
  const options = isJsonObject(ui['ui:options']) ? ui['ui:options'] : {};
  const isChoice = widgetDefinitions[String(ui['ui:widget'])]?.offersChoices === true;
  const named: Named[] = [];
  const take = (member: Json | undefined, at: JsonPath, part: 'key' | 'value' = 'value') => {
    if (typeof member === 'string') named.push({ operation, member, at, part });
  };
  const usual = (name: 'value' | 'label', member: string) => {
    if (lookUp[name] !== undefined) take(lookUp[name], ['ui:lookup', name]);
    else if (isChoice) take(member, ['ui:lookup'], 'key');
  };
  usual('value', 'id');
  usual('label', 'name');
  for (const [field, member] of Object.entries(isJsonObject(fills) ? fills : {}))
    take(member, ['ui:lookup', 'fills', field]);
  take(options.description, ['ui:options', 'description']);
  if (options.look === 'products') take(options.link, ['ui:options', 'link']);
  for (const member of Object.keys(isJsonObject(options.prices) ? options.prices : {}))
    take(member, ['ui:options', 'prices', member], 'key');
  return named;
}

/** Why the entries of an operation have no such member, `address/zipcode`; null when they do, or may. */
export function unknownMember(operation: string, member: string, code: CodeNames) {
  const path = member.split('/');
  for (const [depth, name] of path.entries()) {
    const known = entryMembers(operation, path.slice(0, depth), code.api);
    if (!known) return null;
    if (known.includes(name)) continue;
    const before = path.slice(0, depth).join('/');
    const inside = before && sentence` in "${before}"`;
    const closest = closestName(name, known);
    const meant = closest && [...path.slice(0, depth), closest, ...path.slice(depth + 1)].join('/');
    const fix = meant
      ? sentence`write "${meant}"`
      : sentence`use one of: ${known.join(', ') || sentence`none`}`;
    return { what: sentence`the entries of "${operation}" have no "${name}"${inside}`, fix };
  }
  return null;
}
