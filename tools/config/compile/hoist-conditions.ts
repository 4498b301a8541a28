import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';

/**
 * Moves rules of groups that use a `$condition` to the root of the form, where the facts are: `address: { if: {
 * $condition }, then }` becomes `if: { $condition }, then: { properties: { address: then } }`. The browser needs no
 * code for it.
 */
export function hoistConditions(schema: Json): Json {
  if (!isJsonObject(schema)) return schema;
  const lifted: JsonObject[] = [];
  const own: JsonObject = {};
  for (const [key, part] of Object.entries(schema)) {
    if (key === 'properties' && isJsonObject(part)) own[key] = groupsOf(part, [], lifted);
    else if (key === 'then' || key === 'else') own[key] = hoistConditions(part);
    else if (key === 'allOf' && Array.isArray(part)) own[key] = part.map(hoistConditions);
    else own[key] = part;
  }
  if (lifted.length === 0) return own;
  return { ...own, allOf: [...((own.allOf as Json[] | undefined) ?? []), ...lifted] };
}

function groupsOf(properties: JsonObject, path: string[], lifted: JsonObject[]): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      isJsonObject(field) ? groupOf(field, [...path, name], lifted) : field,
    ]),
  );
}

const ruleKeys = ['if', 'then', 'else'];

function groupOf(group: JsonObject, path: string[], lifted: JsonObject[]): JsonObject {
  const { properties, allOf, ...rest } = group;
  const rules = Array.isArray(allOf) ? allOf : [];
  lifted.push(...[...rules, rest].filter(usesCondition).map((rule) => liftedRule(rule, path)));
  const left = rules.filter((rule) => !usesCondition(rule));
  const own = Object.entries(rest).filter(
    ([key]) => !usesCondition(rest) || !ruleKeys.includes(key),
  );
  return {
    ...Object.fromEntries(own),
    ...(isJsonObject(properties) ? { properties: groupsOf(properties, path, lifted) } : {}),
    ...(left.length > 0 ? { allOf: left } : {}),
  };
}

function usesCondition(rule: Json): rule is JsonObject {
  return isJsonObject(rule) && JSON.stringify(rule.if ?? null).includes('"$condition"');
}

function liftedRule(rule: JsonObject, path: string[]): JsonObject {
  return Object.fromEntries(
    ruleKeys.flatMap((key) => {
      const part = rule[key];
      if (part === undefined) return [];
      const above =
        key === 'if' ? conditionAtRoot(part, path) : hoistConditions(inside(part, path, false));
      return [[key, above]];
    }),
  );
}

/** The condition of a group, rewritten for the root of the form; conditions over the facts stay. */
export function conditionAtRoot(condition: Json, path: readonly string[]): Json {
  if (!isJsonObject(condition)) return condition;
  const { $condition, allOf, anyOf, not, ...rest } = condition;
  const each = (parts: Json | undefined) =>
    Array.isArray(parts) ? parts.map((part) => conditionAtRoot(part, path)) : undefined;
  const plain = Object.keys(rest).length > 0 ? [inside(rest, path, true)] : [];
  const all = [...(each(allOf) ?? []), ...plain];
  return withoutUndefined({
    $condition,
    anyOf: each(anyOf),
    not: not === undefined ? undefined : conditionAtRoot(not, path),
    allOf: all.length > 0 ? all : undefined,
  });
}

function inside(schema: Json, path: readonly string[], required: boolean): Json {
  return path.reduceRight<Json>(
    (inner, name) => ({ ...(required ? { required: [name] } : {}), properties: { [name]: inner } }),
    schema,
  );
}

function withoutUndefined(members: Record<string, Json | undefined>): JsonObject {
  return Object.fromEntries(
    Object.entries(members).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
}
