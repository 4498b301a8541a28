import { Ajv, type ValidateFunction } from 'ajv';
import type { CompiledReset, Facts } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { valueAt } from '#domain/values/value-at.ts';
import {
  mayCircle,
  type RootReset,
  resetCircle,
  rootResets,
} from '#tools/config/analysis/reset-circles.ts';
import { formAjvOptions, publishedSchema } from '#tools/config/compile/compile-form.ts';
import { addCrossFieldKeywords } from '#tools/config/compile/cross-field-keywords.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { SchemaContext, SchemaRule } from '#tools/config/rule.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import { both, sentence } from '#tools/config/sentence.ts';
import type { Json, JsonObject } from '#tools/config/sources/json-value.ts';
import { usualFacts } from './examples.ts';

/** Resets come to rest: they are tried, as a form does them, on answers of one field that they read and of two. */
export const resetRestRule: SchemaRule = (context) =>
  [...context.view.forms.values()].flatMap((form): Diagnostic[] => {
    const resets = rootResets(form.value.resets);
    const compiled = form.readable && mayCircle(resets) && compiledResets(resets, context);
    if (!compiled) return [];
    const facts = usualFacts(context) as unknown as Facts;
    const found = resetCircle(resets, compiled, form.value.schema, facts);
    if (!found) return [];
    const fields = [...new Set(resets.flatMap(({ set }) => Object.keys(set)))];
    const valuesOf = (field: string) => [
      ...new Set(found.circle.map((state) => said(valueAt(state, field.split('/'))))),
    ];
    const turning = fields.find((field) => valuesOf(field).length > 1) ?? '';
    const at = resets.findIndex(({ set }) => Object.hasOwn(set, turning));
    const what = sentence`these resets never come to rest: with ${inWords(found.answers)} "${turning}" becomes ${inTurn(valuesOf(turning))}, again and again`;
    const fix = sentence`take one of them out, or say in its "if" when it counts`;
    return [{ ...form.place(['resets', Math.max(0, at)]), what, fix }];
  });

const said = (value: unknown) => (value === undefined ? sentence`nothing` : JSON.stringify(value));

const inTurn = (values: readonly string[]): string =>
  values.slice(1).reduce((all, value) => sentence`${all}, then ${value}`, values[0] ?? '');

const inWords = (answers: Answers): string =>
  both(Object.entries(answers).map(([field, value]) => `"${field}" ${said(value)}`));

/** Conditions that were compiled before, by what they were compiled from: most are as they were at the last save. */
const compiled = new WeakMap<SchemaContext['formats'], Map<string, ValidateFunction>>();

/** The resets as a form does them; undefined where one names what another rule reports. */
function compiledResets(
  resets: readonly RootReset[],
  { view, formats }: SchemaContext,
): CompiledReset[] | undefined {
  const known = compiled.get(formats) ?? new Map<string, ValidateFunction>();
  compiled.set(formats, known);
  const compile = (schema: JsonObject) => {
    const options = { ...formAjvOptions, formats: { ...formats }, code: { optimize: false } };
    return addCrossFieldKeywords(new Ajv(options)).compile(schema);
  };
  const holds = (condition: Json) => {
    const schema = publishedSchema(condition, conditionsOf(view));
    const key = JSON.stringify(schema);
    const fits = known.get(key) ?? compile(schema);
    known.set(key, fits);
    return (answers: unknown) => fits(answers) as boolean;
  };
  try {
    return resets.map(({ at, changed, condition, set }) => ({
      ...(at === 'start' ? { at } : {}),
      ...(changed ? { changed } : {}),
      ...(condition === undefined ? {} : { holds: holds(condition) }),
      set: set as CompiledReset['set'],
    }));
  } catch {
    return undefined;
  }
}
