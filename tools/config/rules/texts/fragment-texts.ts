import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { missingTexts, unknownTexts } from '#tools/config/fields/field-texts.ts';
import { fieldsOf } from '#tools/config/fields/schema-fields.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import type { ComposedDocument } from '#tools/config/sources/composed-document.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';

/** Each fragment has texts of its own in each offered language, and none for an unknown field. */
export const fragmentTextsRule: ViewRule = ({ view }) =>
  offeredLanguages(view).flatMap((language) => {
    const files = view.fragmentTexts.get(language) ?? new Map<string, ComposedDocument>();
    const orphans = [...files].filter(([name]) => !view.fragments.has(name));
    return [
      ...[...view.fragments].flatMap(([name, fragment]) => {
        const texts = files.get(name);
        return texts ? diagnosticsOf(fragment, texts) : [missingFile(language, name)];
      }),
      ...orphans.map(([name, texts]) => ({
        ...texts.place([]),
        what: sentence`there is no fragment "${name}"${didYouMean(name, view.fragments.keys())}`,
        fix: sentence`give the file the name of its fragment, or remove it`,
      })),
    ];
  });

function missingFile(language: string, name: string): Diagnostic {
  const file = `locales/${language}/fragments/${name}.json`;
  const what = sentence`the fragment "${name}" has no texts in ${language}`;
  const fix = sentence`write this file: "fields" with a label for each field`;
  return { file, line: 1, column: 1, what, fix };
}

function diagnosticsOf(fragment: ComposedDocument, texts: ComposedDocument): Diagnostic[] {
  if (!fragment.readable || !texts.readable) return [];
  const fields = new Set(fieldsOf(fragment.value.schema).keys());
  return [
    ...missingTexts(fragment.value, texts.value).map(({ path, what }) => {
      const fix = sentence`add "${path.join('.')}"`;
      return { ...texts.place(path, 'key'), what, fix };
    }),
    ...unknownTexts(texts.own, { ui: fragment.value.ui, fields, taken: fragment.taken }),
  ];
}
