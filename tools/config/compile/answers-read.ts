import type { Reason } from '#tools/config/explain/why-field.ts';
import { subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';

/**
 * Adds an empty object for each group without answers, as the page does, so that the group's rules are evaluated too.
 */
export function withGroups(schema: Json | undefined, answers: JsonObject): JsonObject {
  if (!isJsonObject(schema) || !isJsonObject(schema.properties)) return answers;
  const groups = Object.entries(schema.properties).flatMap(([name, field]) => {
    if (!isJsonObject(field) || field.type !== 'object') return [];
    const given = answers[name];
    return [[name, withGroups(field, isJsonObject(given) ? given : {})] as const];
  });
  return { ...answers, ...Object.fromEntries(groups) };
}

/** The answers that an `if` reads, by address from the form's root. */
export function answersRead(
  condition: Json,
  group: readonly string[],
  data: JsonObject,
): Reason['answers'] {
  const addresses = subSchemasOf(condition)
    .filter(({ schema, address }) => address.length > 0 && !isJsonObject(schema.properties))
    .map(({ address }) => [...group, ...address].filter((step) => step !== '*'));
  const named = subSchemasOf(condition).flatMap(({ schema, address }) =>
    Array.isArray(schema.required)
      ? schema.required.map((name) => [...group, ...address, String(name)])
      : [],
  );
  const distinct = new Map([...addresses, ...named].map((path) => [path.join('/'), path]));
  return [...distinct].map(([address, path]) => ({
    address,
    value: path.reduce<Json | undefined>(
      (part, step) => (isJsonObject(part) && Object.hasOwn(part, step) ? part[step] : undefined),
      data,
    ),
  }));
}
