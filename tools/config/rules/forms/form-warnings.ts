import { contradictionIn } from '#tools/config/analysis/contradiction.ts';
import { FactPaths } from '#tools/config/analysis/fact-paths.ts';
import { warnedField, warningsOf } from '#tools/config/compile/compile-warnings.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { fieldsOf, subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import type { SchemaContext, SchemaRule } from '#tools/config/rule.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { type Conditions, inlineConditions } from '#tools/config/sources/inline-conditions.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject, type JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';

/** Warnings of a form stand below one field, have a name of their own there, and can be said and unsaid. */
export const formWarningsRule: SchemaRule = ({ view, meta }) =>
  [...view.forms.values()].flatMap((form) =>
    form.readable ? diagnosticsOf(form, conditionsOf(view), meta) : [],
  );

interface Wrong {
  key: JsonPath;
  part?: 'key' | 'value';
  what: Sentence;
  fix: Sentence;
  isWarning?: true;
}

function diagnosticsOf(
  form: LayeredDocument,
  conditions: Conditions,
  meta: SchemaContext['meta'],
): Diagnostic[] {
  const fields = fieldsOf(form.value.schema);
  const seen = new Set<string>();
  return warningsOf(form.value).flatMap((warning, index) => {
    const field = warnedField(warning);
    const wrongs: Wrong[] = [...strayConditions(warning.if), ...metWithoutAnswer(warning.if)];
    const { schema } = fields.get(field) ?? {};
    if (field.includes('*') || schema?.type === 'object' || schema?.$fragment !== undefined)
      wrongs.push({
        key: ['field'],
        what: sentence`"${field}" is no single field: nothing can be said below it`,
        fix: sentence`name a field of the form, or one of a group as person/vat`,
      });
    const name = `${field}|${warning.name}`;
    if (seen.has(name))
      wrongs.push({
        key: ['name'],
        what: sentence`"${field}" has two warnings "${warning.name}"`,
        fix: sentence`give one of them another name, or join both with anyOf`,
      });
    seen.add(name);
    const impossible = impossibleIn(warning.if, form.value, conditions, meta);
    if (impossible !== null)
      wrongs.push({
        key: ['if'],
        part: 'key',
        what: sentence`this warning is never said: it demands impossible things of ${impossible}`,
        fix: sentence`correct the "if", or take the warning out`,
        isWarning: true,
      });
    return wrongs.map(({ key, part = 'value', ...said }) => ({
      ...form.place(['warnings', index, ...key], part),
      ...said,
    }));
  });
}

/** The facts lie beside the answers: a condition inside a field would look for them in it. */
function strayConditions(condition: Json | undefined): Wrong[] {
  const wrongs: Wrong[] = [];
  eachObject(condition, ({ $condition }, path) => {
    if ($condition === undefined || !path.includes('properties')) return;
    const what = sentence`$condition cannot stand inside a field`;
    const fix = sentence`write it at the top of the "if", beside "properties" or inside allOf`;
    wrongs.push({ key: ['if', ...path, '$condition'], part: 'key', what, fix });
  });
  return wrongs;
}

/** What a condition demands of the answers: the addresses that it requires, and the sub-schemas that test one. */
function demandsOf(condition: Json | undefined) {
  const parts = subSchemasOf(condition).filter(
    ({ inCondition, path, address }) =>
      !inCondition && !path.includes('anyOf') && !address.includes('*'),
  );
  const required = parts.flatMap(({ schema, address }) =>
    (Array.isArray(schema.required) ? schema.required : []).map((name) =>
      [...address, String(name)].join('/'),
    ),
  );
  const tests = parts.filter(({ schema, address }) => {
    const { required: _required, ...others } = schema;
    return address.length > 0 && !schema.properties && Object.keys(others).length > 0;
  });
  return { required: new Set(required), tests };
}

/** Tests that a missing answer passes, as JSON Schema tests only answers that are there. */
function metWithoutAnswer(condition: Json | undefined): Wrong[] {
  const { required, tests } = demandsOf(condition);
  return tests
    .filter(({ address }) => !required.has(address.join('/')))
    .map(
      ({ path, address }): Wrong => ({
        key: ['if', ...path],
        part: 'key',
        what: sentence`this fits too while "${address.join('/')}" is not answered`,
        fix: sentence`write "required": ["${address.at(-1)}"] beside "properties"`,
        isWarning: true,
      }),
    );
}

/** The answer or fact of which an `if` demands what the form's rules exclude; null when none was found. */
function impossibleIn(
  condition: Json | undefined,
  { schema }: JsonObject,
  conditions: Conditions,
  meta: SchemaContext['meta'],
): string | null {
  const answers = isJsonObject(schema) && isJsonObject(schema.properties) ? schema.properties : {};
  const known = meta('facts');
  const settings = { settings: meta('portal') };
  const facts = { ...known, properties: { ...Object(known.properties), ...settings } };
  const paths = new FactPaths({ properties: { ...answers, facts } }, {});
  try {
    const inlined = inlineConditions(condition ?? {}, conditions) as JsonObject;
    const path = contradictionIn([inlined, { properties: answers }], paths);
    const isSure =
      path?.startsWith('facts.') ||
      demandsOf(condition).required.has(path?.replaceAll('.', '/') ?? '');
    return isSure ? path : null;
  } catch {
    // An unknown condition, or a circle of them: another rule reports it.
    return null;
  }
}
