import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import { warnedField, warningsOf } from '#tools/config/compile/compile-warnings.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { missingTexts, unknownTexts } from '#tools/config/fields/field-texts.ts';
import { fieldsOf } from '#tools/config/fields/schema-fields.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import type { ComposedDocument } from '#tools/config/sources/composed-document.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';
import type { View } from '#tools/config/sources/view.ts';

/** Each field has a label, each warning its text, in each offered language, and no text belongs to an unknown one. */
export const formTextsRule: ViewRule = ({ view, defaults }) =>
  offeredLanguages(view).flatMap((language) => {
    const files = view.formTexts.get(language) ?? new Map<string, ComposedDocument>();
    const orphans = [...files].filter(([name]) => !view.forms.has(name));
    return [
      ...[...view.forms].flatMap(([name, form]) => {
        const texts = files.get(name);
        if (!texts) return [missingFile(language, name)];
        const usual = defaults.forms.get(name) ?? form;
        const warnings = new Set([...warningNames(form), ...warningNames(usual)]);
        return diagnosticsOf(form, texts, view, language, warnings);
      }),
      ...orphans.map(([name, texts]) => ({
        ...texts.place([]),
        what: sentence`there is no form "${name}"${didYouMean(name, view.forms.keys())}`,
        fix: sentence`give the file the name of its form, or remove it`,
      })),
    ];
  });

const warningNames = ({ value }: ComposedDocument) =>
  warningsOf(value).map((warning) => `${warnedField(warning)}|${warning.name}`);

function missingFile(language: string, name: string): Diagnostic {
  const file = `locales/${language}/forms/${name}.json`;
  const what = sentence`the form "${name}" has no texts in ${language}`;
  const fix = sentence`write this file: "title", "submit" and a label for each field`;
  return { file, line: 1, column: 1, what, fix };
}

function diagnosticsOf(
  form: ComposedDocument,
  texts: ComposedDocument,
  view: View,
  language: string,
  warnings: ReadonlySet<string>,
): Diagnostic[] {
  if (!form.readable || !texts.readable) return [];
  const wanted = ['title', ...(form.value.submit ? ['submit'] : [])].filter(
    (key) => typeof texts.value[key] !== 'string',
  );
  const elsewhere = missingInFragments(form, view, language);
  const missing = missingTexts(form.value, texts.value).filter(
    ({ path }) => !elsewhere.has(path.join('.')),
  );
  return [
    ...wanted.map((key) => {
      const fix = sentence`add "${key}"`;
      return { ...texts.place([]), what: sentence`the form has no text "${key}"`, fix };
    }),
    ...missing.map(({ path, what }) => {
      const fix = sentence`add "${path.join('.')}"`;
      return { ...texts.own.place(path, 'key'), what, fix };
    }),
    ...unknownTexts(texts.own, {
      ui: form.value.ui,
      fields: new Set(fieldsOf(form.value.schema).keys()),
      taken: form.taken,
      warnings,
    }),
  ];
}

/** Missing texts that the rule of fragments reports already. */
function missingInFragments({ uses }: ComposedDocument, view: View, language: string): Set<string> {
  const paths = uses.flatMap(({ name, address }) => {
    const fragment = view.fragments.get(name)?.value ?? {};
    const texts = view.fragmentTexts.get(language)?.get(name)?.value ?? {};
    const before = address.flatMap((field) => ['fields', field]);
    return missingTexts(fragment, texts).map(({ path }) => [...before, ...path].join('.'));
  });
  return new Set(paths);
}
