import type { Diagnostic, Place } from '#tools/config/diagnostic.ts';
import { PREVIEW_AREA, STUDIO_AREA, textsOf } from '#tools/config/fields/text-tree.ts';
import { remembered } from '#tools/config/remembered.ts';
import type { CheckContext } from '#tools/config/rule.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import type { View } from '#tools/config/sources/view.ts';
import { everyTextFile, type TextFile } from './text-files.ts';

/** A text that customers read, where it is written. */
export interface WrittenText {
  language: string;
  /** Its file without folder and ending, and its key: `forms/login.submit`. */
  name: string;
  path: JsonPath;
  text: string;
  place(): Place;
}

/** Areas without texts for customers: addresses of pages, the panel of the preview, and the Studio. */
const NO_TEXTS: readonly string[] = ['routes', PREVIEW_AREA, STUDIO_AREA];

/** True for a file of texts that customers read, by its name: `forms/login`. */
export const hasTextsForCustomers = (name: string): boolean => !NO_TEXTS.includes(name);

/** Files of texts for customers. */
const filesOf = (view: View): TextFile[] =>
  everyTextFile(view).filter(({ name }) => hasTextsForCustomers(name));

const writtenTexts = remembered(
  (texts: LayeredDocument, file: string, language: string): readonly WrittenText[] =>
    [...textsOf(texts.value)].map(([key, { path, text }]) => ({
      language,
      name: `${file}.${key}`,
      path,
      text,
      place: () => texts.place(path),
    })),
);

const textsIn = ({ texts, name, language }: TextFile) => writtenTexts(texts, name, language);

/** Every text of a view in every language that has a folder, each once. */
export const everyText = (view: View): WrittenText[] => filesOf(view).flatMap(textsIn);

/** What is wrong with a text. */
export type Judge = (text: WrittenText) => readonly Pick<Diagnostic, 'what' | 'fix'>[];

/**
 * Warnings of the texts of a view by a rule of its glossary; a partner's are judged by the same rules only where they
 * are not the retailer's.
 */
export function judgedTexts({ view, defaults }: CheckContext, judge: Judge): Diagnostic[] {
  const isOwn = view !== defaults && view.glossary === defaults.glossary;
  const judged = new Set(isOwn ? filesOf(defaults).map(({ texts }) => texts) : []);
  return filesOf(view)
    .filter(({ texts }) => !judged.has(texts))
    .flatMap((file) => warnings(judge, textsIn(file)));
}

const warnings = remembered((judge: Judge, texts: readonly WrittenText[]): Diagnostic[] =>
  texts.flatMap((text) =>
    judge(text).map((found) => ({ ...text.place(), ...found, isWarning: true })),
  ),
);
