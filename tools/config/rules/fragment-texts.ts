import { didYouMean } from '#tools/config/closest-name.ts';
import type { ComposedDocument } from '#tools/config/composed-document.ts';
import type { Fault } from '#tools/config/fault.ts';
import { missingTexts, strangeTexts } from '#tools/config/field-texts.ts';
import { offeredLanguages } from '#tools/config/offered-languages.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { fieldsOf } from '#tools/config/schema-fields.ts';

/** Each fragment has texts of its own in each offered language, and none for a field it has not. */
export const fragmentTextsRule: ViewRule = ({ view }) =>
  offeredLanguages(view).flatMap((language) => {
    const files = view.fragmentTexts.get(language) ?? new Map<string, ComposedDocument>();
    const orphans = [...files].filter(([name]) => !view.fragments.has(name));
    return [
      ...[...view.fragments].flatMap(([name, fragment]) => {
        const texts = files.get(name);
        return texts ? faultsOf(fragment, texts) : [missingFile(language, name)];
      }),
      ...orphans.map(([name, texts]) => ({
        ...texts.place([]),
        what: `there is no fragment "${name}"${didYouMean(name, view.fragments.keys())}`,
        mend: 'give the file the name of its fragment, or remove it',
      })),
    ];
  });

function missingFile(language: string, name: string): Fault {
  const file = `locales/${language}/fragments/${name}.json`;
  const what = `the fragment "${name}" has no texts in ${language}`;
  const mend = 'write this file: "fields" with a label for each field';
  return { file, line: 1, column: 1, what, mend };
}

function faultsOf(fragment: ComposedDocument, texts: ComposedDocument): Fault[] {
  if (!fragment.readable || !texts.readable) return [];
  const fields = new Set(fieldsOf(fragment.value.schema).keys());
  return [
    ...missingTexts(fragment.value, texts.value).map(({ path, what }) => {
      const mend = `add "${path.join('.')}"`;
      return { ...texts.place(path, 'key'), what, mend };
    }),
    ...strangeTexts(texts.own, fields, fragment.taken),
  ];
}
