import { didYouMean } from '#tools/config/closest-name.ts';
import type { Fault } from '#tools/config/fault.ts';
import { isJsonObject, type JsonObject } from '#tools/config/json-value.ts';
import type { JsonPath } from '#tools/config/json-walk.ts';
import type { LayeredDocument } from '#tools/config/layered-document.ts';
import { offeredLanguages } from '#tools/config/offered-languages.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { fieldsOf, type SubSchema } from '#tools/config/schema-fields.ts';
import { alsoOf } from './look-ups.ts';

const formTexts = [
  'title',
  'intro',
  'submit',
  'cancel',
  'sent',
  'signing',
  'problems',
  'groups',
  'fields',
];
const fieldTexts = ['label', 'help', 'placeholder', 'link', 'options', 'errors', 'fields'];

/** Each field has a label in each offered language, and no text belongs to a field that is not there. */
export const formTextsRule: ViewRule = ({ view }) =>
  offeredLanguages(view).flatMap((language) => {
    const files = view.formTexts.get(language) ?? new Map<string, LayeredDocument>();
    const orphans = [...files].filter(([name]) => !view.forms.has(name));
    return [
      ...[...view.forms].flatMap(([name, form]) => {
        const texts = files.get(name);
        return texts ? faultsOf(form, texts) : [missingFile(language, name)];
      }),
      ...orphans.map(([name, texts]) => ({
        ...texts.place([]),
        what: `there is no form "${name}"${didYouMean(name, view.forms.keys())}`,
        mend: 'give the file the name of its form, or remove it',
      })),
    ];
  });

function missingFile(language: string, name: string): Fault {
  const file = `locales/${language}/forms/${name}.json`;
  const what = `the form "${name}" has no texts in ${language}`;
  return {
    file,
    line: 1,
    column: 1,
    what,
    mend: 'write this file: "title", "submit" and a label for each field',
  };
}

function faultsOf(form: LayeredDocument, texts: LayeredDocument): Fault[] {
  if (!form.readable || !texts.readable) return [];
  const fields = fieldsOf(form.value.schema);
  const wanted = [...fields].flatMap(([field, sub]) => missingTexts(field, sub, form, texts));
  const title = ['title', ...(form.value.submit ? ['submit'] : [])];
  for (const key of title)
    if (typeof texts.value[key] !== 'string')
      wanted.push({
        ...texts.place([]),
        what: `the form has no text "${key}"`,
        mend: `add "${key}"`,
      });
  return [...wanted, ...strangers(texts, texts.value, [], formTexts, new Set(fields.keys()))];
}

function missingTexts(
  field: string,
  { schema }: SubSchema,
  form: LayeredDocument,
  texts: LayeredDocument,
): Fault[] {
  const names = field.split('/').filter((name) => name !== '*');
  const path = names.flatMap((name) => ['fields', name]);
  const look = at(form.value.ui, names);
  const faults: Fault[] = [];
  const want = (...rest: string[]) => {
    if (typeof at(texts.value, [...path, ...rest]) === 'string') return;
    const what = `the field "${names.join('.')}" has no ${rest[0] === 'label' ? 'label' : `text for its option "${rest[1]}"`}`;
    const mend = `add "${[...path, ...rest].join('.')}"`;
    faults.push({ ...texts.place([...path, ...rest], 'key'), what, mend });
  };
  const hidden = isJsonObject(look) && look['ui:widget'] === 'hidden';
  if (!hidden && schema.type !== 'object') want('label');
  const also = isJsonObject(look) ? alsoOf(look) : [];
  for (const option of [...(Array.isArray(schema.enum) ? schema.enum : []), ...also])
    want('options', String(option));
  return faults;
}

function strangers(
  texts: LayeredDocument,
  tree: JsonObject,
  path: JsonPath,
  known: readonly string[],
  fields: ReadonlySet<string>,
): Fault[] {
  const faults = Object.keys(tree)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      ...texts.place([...path, key], 'key'),
      what: `nobody uses the text "${[...path, key].join('.')}"${didYouMean(key, known)}`,
      mend: `use one of: ${known.join(', ')}`,
    }));
  const inner = isJsonObject(tree.fields) ? tree.fields : {};
  for (const [name, field] of Object.entries(inner)) {
    const at = [...path, 'fields', name];
    const address = at.filter((_, index) => index % 2 === 1).join('/');
    if (![...fields].some((one) => one.replaceAll('/*', '') === address)) {
      const what = `nobody uses these texts: the form has no field "${address}"`;
      const mend = `take them out, or mend the name${didYouMean(address, fields)}`;
      faults.push({ ...texts.place(at, 'key'), what, mend });
    } else if (isJsonObject(field)) faults.push(...strangers(texts, field, at, fieldTexts, fields));
  }
  return faults;
}

function at(tree: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, key) => (isJsonObject(part) ? part[key] : undefined), tree);
}
