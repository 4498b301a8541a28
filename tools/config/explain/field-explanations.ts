import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import type { Claim } from './why-field.ts';

/** An `if` around a part of a form's schema. */
export interface Guard {
  condition: Json;
  /** Group of fields whose answers it tests. */
  address: string[];
  /** Its path in the form's schema. */
  path: JsonPath;
  branch: 'then' | 'else';
}

/** A rule of a form for a field, its path in the document, and the conditions around it. */
export interface FieldExplanation {
  says: Claim['says'];
  path: JsonPath;
  guards: readonly Guard[];
}

const looks = {
  'ui:hidden': 'hidden',
  'ui:disabled': 'disabled',
  'ui:readonly': 'disabled',
} as const;

/** All rules of each field, by address, in source order. */
export function fieldExplanations({ schema, ui }: JsonObject): Map<string, FieldExplanation[]> {
  const claims = new Map<string, FieldExplanation[]>();
  const claim = (address: readonly string[], made: FieldExplanation) => {
    const key = address.join('/');
    claims.set(key, [...(claims.get(key) ?? []), made]);
  };
  const visit = (part: Json | undefined, path: JsonPath, address: string[], guards: Guard[]) => {
    if (!isJsonObject(part)) return;
    const { properties, required, allOf, if: condition } = part;
    if (isJsonObject(properties))
      for (const [name, field] of Object.entries(properties)) {
        const inside = [...path, 'properties', name];
        const isGroup = isJsonObject(field) && isJsonObject(field.properties);
        // `then` may add rules to a field that is declared elsewhere; a group is no field.
        if (!isGroup)
          claim([...address, name], { says: 'shown', path: ['schema', ...inside], guards });
        visit(field, inside, [...address, name], guards);
      }
    if (Array.isArray(required))
      for (const [index, name] of required.entries())
        claim([...address, String(name)], {
          says: 'required',
          path: ['schema', ...path, 'required', index],
          guards,
        });
    if (Array.isArray(allOf))
      for (const [index, rule] of allOf.entries())
        visit(rule, [...path, 'allOf', index], address, guards);
    if (condition !== undefined)
      for (const branch of ['then', 'else'] as const) {
        const guard: Guard = { condition, address, path: [...path, 'if'], branch };
        visit(part[branch], [...path, branch], address, [...guards, guard]);
      }
  };
  visit(schema, [], [], []);
  for (const [key, own] of claims) {
    const address = key.split('/');
    const look = address.reduce<Json | undefined>(memberOf, ui);
    for (const [name, says] of Object.entries(looks))
      if (memberOf(look, name) === true)
        own.push({ says, path: ['ui', ...address, name], guards: [] });
    if (own.every(({ says }) => says !== 'shown')) claims.delete(key);
  }
  return claims;
}

function memberOf(value: Json | undefined, name: string): Json | undefined {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
