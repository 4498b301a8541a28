import type { NamesByKind } from '#tools/config/meta/settings-schema.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { withConditionMark } from './condition-marks.ts';

/**
 * A part of a meta schema by itself, for a form: names become choices, and the definitions that it needs come along, as
 * those of a field refer to themselves.
 */
export function ownSchema(part: Json, meta: JsonObject, names: NamesByKind): JsonObject {
  const definitions = isJsonObject(meta.definitions) ? meta.definitions : {};
  const needed = new Map<string, Json>();
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isJsonObject(value)) return value;
    // A list of columns has a property of that name too.
    const { names: kind, ...others } = value;
    const rules = typeof kind === 'string' ? others : value;
    const name = typeof rules.$ref === 'string' ? definitionName(rules.$ref) : undefined;
    if (name !== undefined && !needed.has(name)) {
      needed.set(name, {});
      needed.set(name, visit(definitions[name] ?? {}));
    }
    const members = Object.entries(withKnownMembers(rules)).map(
      ([key, inner]) => [key, visit(withConditionMark(key, inner))] as const,
    );
    const known = typeof kind === 'string' ? names[kind] : undefined;
    const isList =
      rules.type === 'array' || (Array.isArray(rules.type) && rules.items !== undefined);
    return {
      ...Object.fromEntries(members),
      ...(known && !isList ? { enum: [...known] } : {}),
    };
  };
  const schema = visit(part);
  return {
    ...(isJsonObject(schema) ? schema : {}),
    ...(needed.size > 0 ? { definitions: Object.fromEntries(needed) } : {}),
  };
}

/** An object whose members have names of a list: each is offered, as the colours of a brand. */
function withKnownMembers(schema: JsonObject): JsonObject {
  const { propertyNames, additionalProperties, ...rest } = schema;
  const known = isJsonObject(propertyNames) ? propertyNames.enum : undefined;
  if (!Array.isArray(known) || !isJsonObject(additionalProperties) || rest.properties)
    return schema;
  const properties = Object.fromEntries(known.map((name) => [String(name), additionalProperties]));
  return { ...rest, properties, additionalProperties: false };
}

const definitionName = (reference: string) => reference.replace(/^.*#\/definitions\//, '');

/** Some members of an object's schema, in this order. */
export function withMembers(schema: JsonObject, members: readonly string[]): JsonObject {
  const { properties, required, ...rest } = schema;
  const all = isJsonObject(properties) ? properties : {};
  const chosen = members.flatMap((name) => {
    const member = all[name];
    return member === undefined ? [] : [[name, member] as const];
  });
  const needed = Array.isArray(required)
    ? required.filter((name) => members.includes(String(name)))
    : [];
  return {
    ...rest,
    properties: Object.fromEntries(chosen),
    ...(needed.length > 0 ? { required: needed } : {}),
  };
}
