import { sentence } from '#tools/config/sentence.ts';
import { withoutShorthand } from './fact-shorthand.ts';
import { isJsonObject, type Json, type JsonObject } from './json-value.ts';

/** Named conditions: JSON Schemas over the facts. */
export type Conditions = Readonly<Record<string, JsonObject>>;

/** Property of the form data that holds the facts during validation. */
const FACTS_PROPERTY = 'facts';

/** The names in a `$condition` key: one, or several that must all hold. */
export function conditionNames(value: Json | undefined): string[] {
  const names = Array.isArray(value) ? value : [value];
  return names.filter((name) => typeof name === 'string');
}

/**
 * A condition with the conditions it names inlined: a plain JSON Schema over the facts. Throws for an unknown name and
 * for conditions that name each other in a cycle.
 */
export function resolveCondition(
  name: string,
  conditions: Conditions,
  above: readonly string[] = [],
): JsonObject {
  const condition = Object.hasOwn(conditions, name) ? conditions[name] : undefined;
  if (!condition) throw new Error(`There is no condition "${name}"`);
  if (above.includes(name))
    throw new Error(sentence`Conditions go in a circle: ${[...above, name].join(' → ')}`);
  return replaceConditions(withoutShorthand(condition), (inner) =>
    resolveCondition(inner, conditions, [...above, name]),
  ) as JsonObject;
}

/** A form's schema with every `$condition` turned into a schema over the reserved property `facts`. */
export function inlineConditions(schema: Json, conditions: Conditions): Json {
  return replaceConditions(schema, (name) => ({
    required: [FACTS_PROPERTY],
    properties: { [FACTS_PROPERTY]: resolveCondition(name, conditions) },
  }));
}

function replaceConditions(schema: Json, schemaFor: (name: string) => JsonObject): Json {
  if (Array.isArray(schema)) return schema.map((part) => replaceConditions(part, schemaFor));
  if (!isJsonObject(schema)) return schema;
  const { $condition, ...rest } = schema;
  const others = Object.fromEntries(
    Object.entries(rest).map(([key, part]) => [key, replaceConditions(part, schemaFor)]),
  );
  const named = conditionNames($condition).map(schemaFor);
  const [only] = named;
  if (!only) return others;
  if (named.length === 1 && Object.keys(others).length === 0) return only;
  const { allOf = [], ...plain } = others;
  return { ...plain, allOf: [...(allOf as Json[]), ...named] };
}
