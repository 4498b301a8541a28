import { formTextValues } from '#forms/form-text-values.ts';
import { commonValues } from '#i18n/common-values.ts';
import { entryMembers } from '#tools/config/description/lookup-members.ts';
import type { CheckContext } from '#tools/config/rule.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { crossFieldKeywords } from './cross-field-keywords.ts';

/** Values that Ajv gives to the text of a broken rule. */
const limited = [
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
  ...crossFieldKeywords,
];
const compared = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];
const ruleValues: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(limited.map((keyword) => [keyword, ['limit']])),
  ...Object.fromEntries(compared.map((keyword) => [keyword, ['limit', 'comparison']])),
  const: ['allowedValue'],
  contains: ['minContains'],
  enum: ['allowedValues'],
  format: ['format'],
  multipleOf: ['multipleOf'],
  pattern: ['pattern'],
  required: ['missingProperty'],
  type: ['type'],
  uniqueItems: ['i', 'j'],
};

/** The form or fragment whose text it is. */
interface TextOwner {
  name: string;
  ui: Json | undefined;
  isFragment: boolean;
}

/** Names of the values that a text at a path of a form's texts is given; undefined where they are not known. */
export function valuesGiven(
  path: JsonPath,
  owner: TextOwner,
  context: CheckContext,
): readonly string[] | undefined {
  const own = ownValues(path.map(String), owner, context);
  return own && [...new Set([...commonValues, ...own])];
}

function ownValues(
  path: readonly string[],
  { name, ui, isFragment }: TextOwner,
  context: CheckContext,
): readonly string[] | undefined {
  const [first = '', second = '', third] = path;
  if (first === 'fields') return fieldValues(path.slice(2), valueAt(ui, [second]), context);
  if (first === 'wordings') return third === 'intro' ? wordingValues(name, second, context) : [];
  const isOutcome = ['intro', 'sent', 'signing'].includes(first);
  const values: Readonly<Record<string, readonly string[]>> = formTextValues;
  if (!isOutcome || isFragment) return [];
  const called = valueAt(context.view.forms.get(name)?.value, ['submit', 'values']);
  return [...(values[name] ?? []), ...(first === 'intro' ? [] : membersOf(called))];
}

function fieldValues(
  path: readonly string[],
  look: Json | undefined,
  context: CheckContext,
): readonly string[] | undefined {
  const [text = '', name = ''] = path;
  if (text === 'fields') return fieldValues(path.slice(2), valueAt(look, [name]), context);
  if (text === 'errors') return ruleValues[name] ?? [];
  if (text === 'label') return valueAt(look, ['ui:widget']) === 'consent' ? ['link'] : [];
  if (text !== 'lookup' || !/^entry(_|$)/.test(name)) return [];
  const operation = valueAt(look, ['ui:lookup', 'operation']);
  return entryMembers(String(operation), [], context.code.api);
}

/** Values of a wording: those that each wizard's step takes for it, and what the retailer is called and reached by. */
function wordingValues(form: string, id: string, { view, meta }: CheckContext): readonly string[] {
  const organization = valueAt(meta('portal'), ['properties', 'organization', 'properties']);
  const taken = [...view.wizards.values()]
    .flatMap(({ value: { steps } }) => (Array.isArray(steps) ? steps : []))
    .filter((step) => valueAt(step, ['form']) === form)
    .flatMap((step) => valueAt(step, ['wordings']) ?? [])
    .filter((wording) => valueAt(wording, ['id']) === id)
    .map((wording) => membersOf(valueAt(wording, ['takes'])));
  const [least = []] = taken.sort((a, b) => a.length - b.length);
  const everywhere = least.filter((name) => taken.every((names) => names.includes(name)));
  return [...membersOf(organization), ...everywhere];
}

const membersOf = (value: Json | undefined): string[] =>
  isJsonObject(value) ? Object.keys(value) : [];

function valueAt(tree: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (part, key) => (isJsonObject(part) && Object.hasOwn(part, key) ? part[key] : undefined),
    tree,
  );
}
