import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { alwaysBeside, declarationsOf } from '#tools/config/fields/field-values.ts';
import { type SubSchema, subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import type { ComposedDocument } from '#tools/config/sources/composed-document.ts';
import type { JsonObject } from '#tools/config/sources/json-value.ts';

/** Keywords of JSON Schema that bound the same thing from below and from above. */
const pairs = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

type Pair = (typeof pairs)[number];

/** A bound, and the rule that sets it: one of the schema itself, or of all that counts always for its field. */
interface Bound {
  value: number;
  keyword: string;
  isExclusive: boolean;
  isOwn: boolean;
}

/**
 * A rule of a form can be satisfied: no least above the most, in one place or where a branch adds to what counts always.
 * Whether two settings agree is said of the settings, once.
 */
export const boundsRule: SchemaRule = ({ view }) =>
  [...view.forms.values()].flatMap((form) => {
    if (!form.readable) return [];
    const declarations = declarationsOf(form.value.schema);
    return subSchemasOf(form.value.schema).flatMap((sub) => {
      const always = sub.inCondition ? [] : alwaysBeside(declarations, sub);
      return pairs.flatMap((pair) => crossed(form, sub, always, pair));
    });
  });

function crossed(
  form: ComposedDocument,
  { schema, path }: SubSchema,
  always: readonly SubSchema[],
  [least, most]: Pair,
): Diagnostic[] {
  const schemas = [schema, ...always.map((one) => one.schema)];
  const lowest = tightest(schemas, least, exclusive[least], (a, b) => a > b);
  const highest = tightest(schemas, most, exclusive[most], (a, b) => a < b);
  if (!lowest || !highest || !(lowest.isOwn || highest.isOwn)) return [];
  const isOpen = lowest.isExclusive || highest.isExclusive;
  if (lowest.value < highest.value || (lowest.value === highest.value && !isOpen)) return [];
  const isSetting = ({ keyword, isOwn }: Bound) =>
    isOwn && form.find(['schema', ...path, keyword, '$setting'], 'key') !== undefined;
  if (isSetting(lowest) && isSetting(highest)) return [];
  const { keyword } = highest.isOwn ? highest : lowest;
  const from = lowest.isExclusive
    ? sentence`more than ${lowest.value}`
    : sentence`at least ${lowest.value}`;
  const to = highest.isExclusive
    ? sentence`less than ${highest.value}`
    : sentence`at most ${highest.value}`;
  const fix = highest.isOwn
    ? sentence`write ${lowest.value} or more, or lower ${lowest.keyword}`
    : sentence`write ${highest.value} or less, or raise ${highest.keyword}`;
  const what = sentence`nothing is ${from} and ${to}`;
  return [{ ...form.place(['schema', ...path, keyword]), what, fix }];
}

const exclusive: Readonly<Record<string, string>> = {
  minimum: 'exclusiveMinimum',
  maximum: 'exclusiveMaximum',
};

function tightest(
  schemas: readonly JsonObject[],
  keyword: string,
  strict: string | undefined,
  isTighter: (a: number, b: number) => boolean,
): Bound | undefined {
  let found: Bound | undefined;
  for (const [index, schema] of schemas.entries())
    for (const name of strict ? [keyword, strict] : [keyword]) {
      const value = schema[name];
      const isExclusive = name === strict;
      if (typeof value !== 'number') continue;
      const isAsTight = found?.value === value && isExclusive && !found.isExclusive;
      if (!found || isTighter(value, found.value) || isAsTight)
        found = { value, keyword: name, isExclusive, isOwn: index === 0 };
    }
  return found;
}
