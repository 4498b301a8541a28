import { remembered } from '#tools/config/remembered.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';

/** A schema inside a form's schema, with the address of the answer it is about. */
export interface SubSchema {
  schema: JsonObject;
  /** Its path in the form's schema. */
  path: JsonPath;
  /** Address of the answer: names of fields; `*` for an entry of a list. */
  address: string[];
  /** True inside `if` and `not`, where fields are tested and none are added. */
  inCondition: boolean;
  /** True where it counts whatever the answers are: in no branch, and no choice among several. */
  always: boolean;
}

const sameAddress = ['if', 'then', 'else', 'not'];
const listsOfSameAddress = ['allOf', 'anyOf'];
const entries = ['items', 'contains'];

/** Every schema inside a form's schema. */
export const subSchemasOf = (schema: Json | undefined): readonly SubSchema[] =>
  isJsonObject(schema) ? subSchemasIn(schema) : [];

const subSchemasIn = remembered((schema: JsonObject): readonly SubSchema[] => {
  const found: SubSchema[] = [];
  const visit = (
    part: Json | undefined,
    path: JsonPath,
    address: string[],
    { inCondition, always }: Pick<SubSchema, 'inCondition' | 'always'>,
  ) => {
    if (!isJsonObject(part)) return;
    found.push({ schema: part, path, address, inCondition, always });
    for (const key of sameAddress)
      visit(part[key], [...path, key], address, {
        inCondition: inCondition || key === 'if' || key === 'not',
        always: false,
      });
    for (const key of listsOfSameAddress)
      if (Array.isArray(part[key]))
        for (const [index, branch] of part[key].entries())
          visit(branch, [...path, key, index], address, {
            inCondition,
            always: always && key === 'allOf',
          });
    for (const key of entries)
      visit(part[key], [...path, key], [...address, '*'], {
        inCondition,
        always: always && key === 'items',
      });
    if (isJsonObject(part.properties))
      for (const [name, field] of Object.entries(part.properties))
        visit(field, [...path, 'properties', name], [...address, name], { inCondition, always });
  };
  visit(schema, [], [], { inCondition: false, always: true });
  return found;
});

/** Addresses of all fields that a form can show, such as `address/street`, with their sub-schema. */
export function fieldsOf(schema: Json | undefined): Map<string, SubSchema> {
  const fields = new Map<string, SubSchema>();
  for (const sub of subSchemasOf(schema)) {
    const address = sub.address.join('/');
    if (
      !sub.inCondition &&
      sub.address.length > 0 &&
      sub.address.at(-1) !== '*' &&
      !fields.has(address)
    )
      fields.set(address, sub);
  }
  return fields;
}

/** Type of each field by address, wherever the schema states it. */
export function typesByAddress(schema: Json | undefined): Map<string, string> {
  const types = new Map<string, string>();
  for (const { schema: field, address } of subSchemasOf(schema))
    if (typeof field.type === 'string') types.set(address.join('/'), field.type);
  return types;
}
