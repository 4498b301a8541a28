import type { Place } from '#tools/config/diagnostic.ts';
import { PREVIEW_AREA, textsOf } from '#tools/config/fields/text-tree.ts';
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

/** Every text of a view in every language that has a folder, each once: texts of fragments are those of the fragment. */
export function everyText(view: View): WrittenText[] {
  return [...view.texts.keys()].flatMap((language) => {
    const areas = [...(view.texts.get(language) ?? [])].filter(
      ([area]) => !NO_TEXTS.includes(area),
    );
    const composed = [
      ...[...(view.formTexts.get(language) ?? [])].map(([name, texts]) => [
        `forms/${name}`,
        texts.own,
      ]),
      ...[...(view.fragmentTexts.get(language) ?? [])].map(([name, texts]) => [
        `fragments/${name}`,
        texts.own,
      ]),
    ] as [string, LayeredDocument][];
    return [...areas, ...composed].flatMap(([file, document]) =>
      [...textsOf(document.value)].map(([key, { path, text }]) => ({
        language,
        name: `${file}.${key}`,
        path,
        text,
        place: () => document.place(path),
      })),
    );
  });
}
