import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';

const refersTo = (schema: JsonObject, definition: string) =>
  [schema, ...(Array.isArray(schema.allOf) ? schema.allOf.filter(isJsonObject) : [])].some(
    ({ $ref }) => typeof $ref === 'string' && $ref.endsWith(`#/definitions/${definition}`),
  );

/**
 * The schema of a member of a meta schema with the keyword `condition`, by which the panel builds it from lines: over the
 * `facts`, over the `answers` of a form, or of `names` that must all hold. Others are unchanged.
 */
export function withConditionMark(member: string, schema: Json): Json {
  if (!isJsonObject(schema)) return schema;
  const { description } = schema;
  const meaning: JsonObject = description === undefined ? {} : { description };
  if (refersTo(schema, 'condition')) return { ...meaning, condition: 'facts' };
  if (member === 'if' && refersTo(schema, 'field')) return { ...meaning, condition: 'answers' };
  const { type, items } = schema;
  const isList = type === 'array' && isJsonObject(items) && items.names === 'conditions';
  return isList ? { ...schema, condition: 'names' } : schema;
}
