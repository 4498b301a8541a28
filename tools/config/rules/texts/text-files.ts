import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { remembered } from '#tools/config/remembered.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import type { View } from '#tools/config/sources/view.ts';

/** The texts of one file in one language. */
export interface TextFile {
  language: string;
  /** Its file without folder and ending: `forms/login`. */
  name: string;
  texts: LayeredDocument;
}

/** Every file of texts, in every language that has a folder; those of fragments are the fragment's, not its forms'. */
export function everyTextFile({ texts, formTexts, fragmentTexts }: View): TextFile[] {
  const own = (trees: View['formTexts'], folder: string) =>
    [...trees].flatMap(([language, files]) =>
      [...files].map(([name, { own }]) => ({ language, name: `${folder}/${name}`, texts: own })),
    );
  return [
    ...[...texts].flatMap(([language, files]) =>
      [...files].map(([name, texts]) => ({ language, name, texts })),
    ),
    ...own(formTexts, 'forms'),
    ...own(fragmentTexts, 'fragments'),
  ];
}

/** A rule that judges each readable file of texts by itself. */
export function eachTextFile(
  judge: (texts: LayeredDocument, language: string) => Diagnostic[],
): ViewRule {
  const judged = remembered(judge);
  return ({ view }) =>
    everyTextFile(view).flatMap(({ texts, language }) =>
      texts.readable ? judged(texts, language) : [],
    );
}
