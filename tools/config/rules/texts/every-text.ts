import type { Place } from '#tools/config/diagnostic.ts';
import { PREVIEW_AREA, textsOf } from '#tools/config/fields/text-tree.ts';
import type { CheckContext } from '#tools/config/rule.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import type { View } from '#tools/config/sources/view.ts';

/** A text that customers read, where it is written. */
export interface WrittenText {
  language: string;
  /** Its file without folder and ending, and its key: `forms/login.submit`. */
  name: string;
  path: JsonPath;
  text: string;
  place(): Place;
}

/** Areas without texts for customers: addresses of pages, and the panel of the preview. */
const NO_TEXTS: readonly string[] = ['routes', PREVIEW_AREA];

type TextFile = [language: string, file: string, document: LayeredDocument];

/** Files of texts for customers: those of fragments are the fragment's, not those of each form that uses it. */
function filesOf(view: View): TextFile[] {
  return [...view.texts.keys()].flatMap((language) => {
    const areas = [...(view.texts.get(language) ?? [])].filter(
      ([area]) => !NO_TEXTS.includes(area),
    );
    const composed = (['forms', 'fragments'] as const).flatMap((folder) => {
      const texts = folder === 'forms' ? view.formTexts : view.fragmentTexts;
      return [...(texts.get(language) ?? [])].map(
        ([name, { own }]) => [`${folder}/${name}`, own] as const,
      );
    });
    return [...areas, ...composed].map(([file, document]): TextFile => [language, file, document]);
  });
}

const known = new WeakMap<LayeredDocument, WrittenText[]>();

function textsIn([language, file, document]: TextFile): WrittenText[] {
  const found =
    known.get(document) ??
    [...textsOf(document.value)].map(([key, { path, text }]) => ({
      language,
      name: `${file}.${key}`,
      path,
      text,
      place: () => document.place(path),
    }));
  known.set(document, found);
  return found;
}

/** Every text of a view in every language that has a folder, each once. */
export const everyText = (view: View): WrittenText[] => filesOf(view).flatMap(textsIn);

/** The texts that a rule of the glossary judges: a partner's, without those that are the retailer's by the same rules. */
export function textsToJudge({ view, defaults }: CheckContext): WrittenText[] {
  if (view === defaults || view.glossary !== defaults.glossary) return everyText(view);
  const judged = new Set(filesOf(defaults).map(([, , document]) => document));
  return filesOf(view)
    .filter(([, , document]) => !judged.has(document))
    .flatMap(textsIn);
}
