import { noSuchField } from '#tools/config/analysis/closest-name.ts';
import { warnedField, warningsOf } from '#tools/config/compile/compile-warnings.ts';
import { crossFieldKeywords } from '#tools/config/compile/cross-field-keywords.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { absoluteAddress, pointedPath } from '#tools/config/fields/field-addresses.ts';
import { fieldsOf, type SubSchema, subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';

/** Required, rules, order, `ui`, draft, resets and warnings of a form name only fields that it has. */
export const formFieldsRule: SchemaRule = ({ view }) =>
  [...view.forms.values()].filter(({ readable }) => readable).flatMap(diagnosticsOf);

function diagnosticsOf(form: LayeredDocument): Diagnostic[] {
  const fields = new Set(fieldsOf(form.value.schema).keys());
  const diagnostics: Diagnostic[] = [];
  const expect = (address: string[], path: JsonPath, part: 'key' | 'value') => {
    const field = address.join('/');
    if (fields.has(field)) return;
    const what = noSuchField(field, fields);
    diagnostics.push({
      ...form.place(path, part),
      what,
      fix: sentence`add the field to schema, or take this out`,
    });
  };
  for (const sub of subSchemasOf(form.value.schema)) expectFields(sub, ['schema'], expect);
  lookFor(form.value.ui, [], expect);
  const { draft } = form.value;
  const never = isJsonObject(draft) && Array.isArray(draft.never) ? draft.never : [];
  for (const [index, name] of never.entries())
    expect(String(name).split('/'), ['draft', 'never', index], 'value');
  const resets = Array.isArray(form.value.resets) ? form.value.resets : [];
  for (const [index, reset] of resets.entries())
    if (isJsonObject(reset)) resetOf(reset, ['resets', index], expect);
  for (const [index, warning] of warningsOf(form.value).entries()) {
    expect(warnedField(warning).split('/'), ['warnings', index, 'field'], 'value');
    for (const sub of subSchemasOf(warning.if))
      expectFields({ ...sub, inCondition: true }, ['warnings', index, 'if'], expect);
  }
  return diagnostics;
}

type Expect = (address: string[], path: JsonPath, part: 'key' | 'value') => void;

function resetOf(
  { in: from, changed, if: condition, set }: JsonObject,
  path: JsonPath,
  expect: Expect,
): void {
  const group = typeof from === 'string' ? from.split('/') : [];
  if (group.length > 0) expect(group, [...path, 'in'], 'value');
  const named = (address: Json | undefined, at: JsonPath, part: 'key' | 'value') => {
    const field = typeof address === 'string' ? absoluteAddress(address, group) : null;
    if (field !== null) expect(field.split('/'), [...path, ...at], part);
  };
  for (const [index, one] of (Array.isArray(changed) ? changed : []).entries())
    named(one, ['changed', index], 'value');
  for (const [address, value] of Object.entries(isJsonObject(set) ? set : {})) {
    named(address, ['set', address], 'key');
    if (!isJsonObject(value)) continue;
    named(value.from, ['set', address, 'from'], 'value');
    for (const key of ['sum', 'minus'])
      for (const [index, one] of (Array.isArray(value[key]) ? value[key] : []).entries())
        named(one, ['set', address, key, index], 'value');
  }
  for (const sub of subSchemasOf(condition))
    expectFields(
      { ...sub, address: [...group, ...sub.address], inCondition: true },
      [...path, 'if'],
      expect,
    );
}

function expectFields(
  { schema, path, address, inCondition }: SubSchema,
  root: JsonPath,
  expect: Expect,
): void {
  const at = (...rest: JsonPath) => [...root, ...path, ...rest];
  const required = Array.isArray(schema.required) ? schema.required : [];
  for (const [index, name] of required.entries())
    expect([...address, String(name)], at('required', index), 'value');
  if (inCondition && isJsonObject(schema.properties))
    for (const name of Object.keys(schema.properties))
      expect([...address, name], at('properties', name), 'key');
  for (const keyword of crossFieldKeywords) {
    const pointer = schema[keyword];
    if (typeof pointer !== 'string') continue;
    const target = pointedPath(pointer, address);
    if (target[0] !== 'facts') expect(target, at(keyword), 'value');
  }
}

function lookFor(ui: unknown, address: string[], expect: Expect): void {
  if (!isJsonObject(ui)) return;
  const at = (...rest: JsonPath) => ['ui', ...address, ...rest];
  const names = (list: unknown, ...path: JsonPath) => {
    if (!Array.isArray(list)) return;
    for (const [index, name] of list.entries())
      if (name !== '*') expect([...address, String(name)], at(...path, index), 'value');
  };
  names(ui['ui:order'], 'ui:order');
  const groups = Array.isArray(ui['ui:groups']) ? ui['ui:groups'] : [];
  for (const [index, group] of groups.entries())
    names((group as JsonObject).fields, 'ui:groups', index, 'fields');
  for (const [name, look] of Object.entries(ui)) {
    if (name.startsWith('ui:')) continue;
    expect([...address, name], at(name), 'key');
    lookFor(look, [...address, name], expect);
  }
}
