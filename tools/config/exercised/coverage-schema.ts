import { publishedSchema } from '#tools/config/compile/compile-form.ts';
import { crossFieldKeywords } from '#tools/config/compile/cross-field-keywords.ts';
import { hoistConditions } from '#tools/config/compile/hoist-conditions.ts';
import { withoutShorthand } from '#tools/config/sources/fact-shorthand.ts';
import type { Conditions } from '#tools/config/sources/inline-conditions.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { coverageIds, isRule } from './coverage-ids.ts';

/** Keyword with the place of a part in the source; validation ignores it. */
const WRITTEN_AT = 'writtenAt';

/** Changes every sub-schema that is not part of an `if` or `not`, innermost first. */
function eachPart(part: Json, path: JsonPath, change: (part: JsonObject, path: JsonPath) => Json) {
  const inside = (inner: Json, step: JsonPath): Json =>
    isJsonObject(inner) ? eachPart(inner, [...path, ...step], change) : inner;
  if (!isJsonObject(part)) return part;
  const own = Object.entries(part).map(([key, value]): [string, Json] => {
    if (['then', 'else', 'items', 'contains'].includes(key)) return [key, inside(value, [key])];
    if (['allOf', 'anyOf'].includes(key) && Array.isArray(value))
      return [key, value.map((inner, index) => inside(inner, [key, index]))];
    if (key !== 'properties' || !isJsonObject(value)) return [key, value];
    const fields = Object.entries(value).map(([name, field]) => [
      name,
      inside(field, ['properties', name]),
    ]);
    return [key, Object.fromEntries(fields)];
  });
  return change(Object.fromEntries(own), path);
}

/** A form's schema whose parts carry their source place, and note when they are in force. */
function marked(schema: Json, form: string): Json {
  return eachPart(schema, ['schema'], (part, path) => {
    const noting = (side: 'then' | 'else') => {
      const branch = isJsonObject(part[side]) ? part[side] : { [WRITTEN_AT]: [...path, side] };
      const notes = Array.isArray(branch.notes) ? branch.notes : [];
      const own = coverageIds.branch(form, [...path, 'if'], side);
      return [side, { ...branch, notes: [...notes, own] }] as const;
    };
    const sides = part.if === undefined ? [] : [noting('then'), noting('else')];
    const notes: JsonObject = isJsonObject(part.properties)
      ? { notes: [coverageIds.part(form, path)] }
      : {};
    return { ...part, [WRITTEN_AT]: path, ...notes, ...Object.fromEntries(sides) };
  });
}

/** Conditions that note their result. */
export function notingConditions(conditions: Conditions): Conditions {
  return Object.fromEntries(
    Object.entries(conditions).map(([name, condition]) => [
      name,
      notingIf(
        withoutShorthand(condition),
        coverageIds.condition(name, true),
        coverageIds.condition(name, false),
      ),
    ]),
  );
}

/** A schema that is valid where `condition` is, and notes the result. */
function notingIf(condition: Json, met: string, failed: string): JsonObject {
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  return { if: condition, then: { notes: [met] }, else: { allOf: [{ notes: [failed] }, false] } };
}

/** The published schema of a form, noting which parts and conditions were in force. */
export function notingSchema(form: string, schema: Json, conditions: Conditions): Json {
  return publishedSchema(marked(schema, form), notingConditions(conditions)) as Json;
}

/** The `if` of a reset or a warning, noting its result; `path` is its place, from the root of the form. */
export function notingConditional(
  form: string,
  condition: Json,
  path: JsonPath,
  conditions: Conditions,
): JsonObject {
  const published = publishedSchema(condition, notingConditions(conditions)) as Json;
  const branch = (side: 'then' | 'else') => coverageIds.branch(form, path, side);
  return notingIf(published, branch('then'), branch('else'));
}

/** The rules of a form: address of the keyword in errors of the published schema -> place of the rule in the source. */
export function rulesByAddress(form: string, schema: Json): Record<string, string> {
  const rules: Record<string, string> = {};
  eachPart(hoistConditions(marked(schema, form)), [], (part, path) => {
    const written = part[WRITTEN_AT];
    if (!Array.isArray(written)) return part;
    const at = (keyword: string) =>
      ['#', ...[...path, keyword].map((step) => encodeURIComponent(step))].join('/');
    for (const [keyword, value] of Object.entries(part))
      if (keyword === 'required' && Array.isArray(value))
        for (const name of value.map(String))
          rules[`${at(keyword)}|${name}`] = coverageIds.rule(form, [
            ...(written as JsonPath),
            keyword,
            name,
          ]);
      else if (isRule(keyword, value, crossFieldKeywords))
        rules[at(keyword)] = coverageIds.rule(form, [...(written as JsonPath), keyword]);
    return part;
  });
  return rules;
}
