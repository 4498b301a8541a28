import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import { warnedField, warningsOf } from '#tools/config/compile/compile-warnings.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { extraOptionsOf } from '#tools/config/rules/lookups/look-ups.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import { fieldsOf, type SubSchema } from './schema-fields.ts';

/** A text that a field needs and lacks. */
export interface MissingText {
  /** Its path in the file of texts. */
  path: string[];
  what: Sentence;
}

/** A longer list of options is a diagnostic by itself. */
const MOST_OPTIONS = 300;

/** Labels, headings and texts of options that a form (or fragment) needs and its texts lack. */
export function missingTexts(form: JsonObject, texts: JsonObject): MissingText[] {
  return [
    ...missingHeadings(form.ui, texts, []),
    ...[...fieldsOf(form.schema)].flatMap(([field, sub]) =>
      missingOf(field.split('/'), sub, form.ui, texts),
    ),
    ...missingWarnings(form, texts),
  ];
}

function missingWarnings(form: JsonObject, texts: JsonObject): MissingText[] {
  const fields = fieldsOf(form.schema);
  return warningsOf(form).flatMap((warning) => {
    const field = warnedField(warning);
    const name = String(warning.name);
    const path = [...field.split('/').flatMap((step) => ['fields', step]), 'warnings', name];
    if (!fields.has(field) || typeof valueAt(texts, path) === 'string') return [];
    return [{ path, what: sentence`the warning "${name}" of "${field}" has no text` }];
  });
}

function missingHeadings(ui: unknown, texts: JsonObject, address: string[]): MissingText[] {
  if (!isJsonObject(ui)) return [];
  const before = address.flatMap((name) => ['fields', name]);
  const groups = Array.isArray(ui['ui:groups']) ? ui['ui:groups'].filter(isJsonObject) : [];
  const missing = groups
    .map(({ id }) => ({
      path: [...before, 'groups', String(id)],
      what: sentence`the group "${id}" has no heading`,
    }))
    .filter(({ path }) => typeof valueAt(texts, path) !== 'string');
  const inner = Object.entries(ui).filter(([name]) => !name.startsWith('ui:'));
  return [
    ...missing,
    ...inner.flatMap(([name, look]) => missingHeadings(look, texts, [...address, name])),
  ];
}

function missingOf(
  address: string[],
  { schema }: SubSchema,
  ui: unknown,
  texts: JsonObject,
): MissingText[] {
  const names = address.filter((name) => name !== '*');
  const look = valueAt(ui, names);
  const missing: MissingText[] = [];
  const want = (text: Sentence, ...rest: string[]) => {
    const path = [...names.flatMap((name) => ['fields', name]), ...rest];
    if (typeof valueAt(texts, path) === 'string') return;
    missing.push({ path, what: sentence`the field "${names.join('.')}" has no ${text}` });
  };
  const hidden = isJsonObject(look) && look['ui:widget'] === 'hidden';
  const isGroup = schema.type === 'object' || schema.$fragment !== undefined;
  if (!hidden && !isGroup) want(sentence`label`, 'label');
  const also = isJsonObject(look) ? extraOptionsOf(look) : [];
  const options = Array.isArray(schema.enum) ? schema.enum.slice(0, MOST_OPTIONS + 1) : [];
  for (const option of [...(options.length > MOST_OPTIONS ? [] : options), ...also])
    want(sentence`text for its option "${option}"`, 'options', String(option));
  const refusal = valueAt(look, ['ui:lookup', 'none', 'refuse']);
  if (typeof refusal === 'string')
    want(sentence`text for the refusal "${refusal}"`, 'errors', refusal);
  const entry = valueAt(look, ['ui:lookup', 'label', 'text']);
  if (typeof entry === 'string')
    want(sentence`text for the entries of its look-up`, 'lookup', entry);
  return missing;
}

/** What texts of fields may be about. */
export interface TextSubjects {
  ui: unknown;
  fields: ReadonlySet<string>;
  /** Fields that a partner removed: their texts stay allowed. */
  taken: ReadonlySet<string>;
  /** Warnings that the form has, here or at the retailer's, as `<field>|<name>`. */
  warnings?: ReadonlySet<string>;
}

/** Texts for fields and warnings that the form (or fragment) does not have, and for entries of look-ups that show a member. */
export function unknownTexts(
  texts: LayeredDocument,
  { ui, fields, taken, warnings = new Set() }: TextSubjects,
): Diagnostic[] {
  const known = new Set([...fields].map((field) => field.replaceAll('/*', '')));
  const diagnostics: Diagnostic[] = [];
  const visit = (tree: unknown, path: string[], address: string[]) => {
    for (const [name, inner] of Object.entries(isJsonObject(tree) ? tree : {})) {
      const [at, here] = [
        [...path, 'fields', name],
        [...address, name],
      ];
      const field = here.join('/');
      if (taken.has(field)) continue;
      if (known.has(field)) {
        diagnostics.push(...unreadEntries(texts, inner, at, valueAt(ui, here)));
        for (const warning of Object.keys(Object(valueAt(inner, ['warnings'])))) {
          if (warnings.has(`${field}|${warning}`)) continue;
          const what = sentence`nothing uses this text: the form has no warning "${warning}" of "${field}"`;
          const fix = sentence`take it out, or name it in "warnings" of the form`;
          diagnostics.push({ ...texts.place([...at, 'warnings', warning], 'key'), what, fix });
        }
        if (isJsonObject(inner)) visit(inner.fields, at, here);
        continue;
      }
      const what = sentence`nothing uses these texts: the form has no field "${field}"`;
      const fix = sentence`take them out, or correct the name${didYouMean(field, known)}`;
      diagnostics.push({ ...texts.place(at, 'key'), what, fix });
    }
  };
  visit(texts.value.fields, [], []);
  return diagnostics;
}

/** Texts of a field that say how the entries of its look-up read, while the look-up shows a member of them. */
function unreadEntries(
  texts: LayeredDocument,
  field: unknown,
  path: string[],
  look: unknown,
): Diagnostic[] {
  const said = valueAt(field, ['lookup']);
  if (!isJsonObject(said) || valueAt(look, ['ui:lookup', 'label', 'text']) !== undefined) return [];
  return Object.keys(said)
    .filter((name) => name.startsWith('entry'))
    .map((name) => ({
      ...texts.place([...path, 'lookup', name], 'key'),
      what: sentence`nothing uses the text "${name}": the look-up of the field shows a member of its entries`,
      fix: sentence`write "label": { "text": "entry" } in the look-up, or take the text out`,
    }));
}

function valueAt(tree: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, key) => (isJsonObject(part) ? part[key] : undefined), tree);
}
