import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { enumeratedValues, type FactPaths, fitsType } from './fact-paths.ts';

interface Limits {
  path: string[];
  allowed: Json[] | undefined;
  never: Json[];
  least: number;
  most: number;
  /** True when the bound itself is too little, or too much. */
  above: boolean;
  below: boolean;
}

/**
 * The fact (such as `session.readOnly`) for which these schemas over the facts contradict one another; null when none
 * was found. Considers constants, enumerations and bounds, and every branch of `anyOf`.
 */
export function contradictionIn(schemas: readonly JsonObject[], facts: FactPaths): string | null {
  const limits = new Map<string, Limits>();
  const choices: JsonObject[][] = [];
  for (const schema of schemas) gather(schema, [], limits, choices, facts);
  for (const { path, allowed, never, least, most, above, below } of limits.values()) {
    const crosses = least > most || (least === most && (above || below));
    if (allowed?.every((value) => has(never, value)) || crosses) return path.join('.');
  }
  for (const branches of choices) {
    const others = schemas.map(withoutChoices);
    const found = branches.map((branch) => contradictionIn([...others, branch], facts));
    if (found.every((path) => path !== null)) return found[0] ?? null;
  }
  return null;
}

/** A schema without its choices, also those below `allOf`: to follow all of them at once would take exponential time. */
function withoutChoices({ anyOf: _, allOf, ...rest }: JsonObject): JsonObject {
  const parts = listOf(allOf).map(withoutChoices);
  return parts.length > 0 ? { ...rest, allOf: parts } : rest;
}

function gather(
  schema: JsonObject,
  path: string[],
  limits: Map<string, Limits>,
  choices: JsonObject[][],
  facts: FactPaths,
): void {
  const key = JSON.stringify(path);
  const known = facts.at(path)?.schema ?? {};
  const limit = limits.get(key) ?? {
    path,
    allowed: enumeratedValues(known),
    never: [],
    least: -Infinity,
    most: Infinity,
    above: false,
    below: false,
  };
  limits.set(key, limit);
  const wanted = schema.const !== undefined ? [schema.const] : schema.enum;
  if (Array.isArray(wanted)) {
    const fitting = wanted.filter((value) => fitsType(value, known));
    limit.allowed = limit.allowed ? fitting.filter((value) => has(limit.allowed, value)) : fitting;
  }
  const refused = isJsonObject(schema.not) ? schema.not : {};
  const never = refused.const !== undefined ? [refused.const] : refused.enum;
  if (Array.isArray(never)) limit.never.push(...never);
  for (const least of [schema.minimum, schema.minItems, schema.minLength])
    if (typeof least === 'number' && least > limit.least)
      Object.assign(limit, { least, above: false });
  for (const most of [schema.maximum, schema.maxItems, schema.maxLength])
    if (typeof most === 'number' && most < limit.most) Object.assign(limit, { most, below: false });
  const { exclusiveMinimum: over, exclusiveMaximum: under } = schema;
  if (typeof over === 'number' && over >= limit.least)
    Object.assign(limit, { least: over, above: true });
  if (typeof under === 'number' && under <= limit.most)
    Object.assign(limit, { most: under, below: true });
  for (const part of listOf(schema.allOf)) gather(part, path, limits, choices, facts);
  if (path.length === 0 && Array.isArray(schema.anyOf)) choices.push(listOf(schema.anyOf));
  for (const [name, member] of Object.entries(
    isJsonObject(schema.properties) ? schema.properties : {},
  ))
    if (isJsonObject(member)) gather(member, [...path, name], limits, choices, facts);
}

function has(list: Json[] | undefined, value: Json): boolean {
  return list?.some((one) => JSON.stringify(one) === JSON.stringify(value)) ?? false;
}

function listOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
