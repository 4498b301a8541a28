import type { TextCell, TextFileRows, TextRow, TextTable } from '#studio/texts-contract.ts';
import { readButtonTexts } from '#tools/config/code/button-texts.ts';
import { PREVIEW_AREA, STUDIO_AREA } from '#tools/config/fields/text-tree.ts';
import { hasTextsForCustomers } from '#tools/config/rules/texts/every-text.ts';
import { avoidedWordsOf } from '#tools/config/rules/texts/glossary-words.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';
import { languageNames } from '#tools/config/sources/offered-languages.ts';
import type { View } from '#tools/config/sources/view.ts';
import { keyOf } from '#tools/config/texts/text-key.ts';
import {
  inOrderOfFiles,
  pathOfFile,
  type TextLayer,
  textIn,
} from '#tools/config/texts/text-layer.ts';
import { partOf } from '../files/part-of.ts';
import { lengthJudge } from './long-texts.ts';
import { isNeeded, rowPaths } from './row-paths.ts';

/** The texts that a table has, and the view of them. */
export interface TextScope {
  root: string;
  view: View;
  /** The retailer's texts, or with a partner in view the partner's over them. */
  layer: TextLayer;
}

/** Areas without texts for customers: the panel of the preview, and the Studio itself. */
const NOT_FOR_CUSTOMERS = [PREVIEW_AREA, STUDIO_AREA];

/** All texts for customers of the language `from` beside those of `to`, with what is to be seen to. */
export function textTableOf(scope: TextScope, from: string, to: string): TextTable {
  const { view, layer } = scope;
  const names = languageNames(view);
  return {
    languages: languagesOf(layer).map((code) => ({ code, name: names[code] ?? code })),
    ...{ from, to },
    files: fileNames(layer, [from, to]).map((name) => fileRows(scope, name, from, to)),
    terms: termsOf(view, from, to),
  };
}

/** Languages that have texts, the default one first. */
export const languagesOf = ({ languages, possible }: TextLayer): string[] => [
  ...new Set([...languages, ...possible]),
];

function fileNames({ own, inherited }: TextLayer, languages: readonly string[]): string[] {
  const names = [own, inherited].flatMap((files) =>
    languages.flatMap((language) => [...(files.get(language)?.keys() ?? [])]),
  );
  return [...new Set(names)]
    .filter((name) => !NOT_FOR_CUSTOMERS.includes(name))
    .sort(inOrderOfFiles);
}

function fileRows(scope: TextScope, name: string, from: string, to: string): TextFileRows {
  const { view, layer } = scope;
  const words = wordsOf(view, name, from);
  const long = judgeOfLength(scope, name);
  const rows = rowPaths(layer, name, from, to).map((path): TextRow => {
    const [original, translated] = [from, to].map((language) =>
      cellOf(scope, language, name, path),
    ) as [TextCell, TextCell];
    const isMissing = isBlank(translated) && isNeeded(layer, name, path, from, to);
    const found =
      hasTextsForCustomers(name) && long(path, shownText(original), shownText(translated));
    return {
      key: keyOf({ file: name, path }),
      ...{ path, from: original, to: translated },
      ...(isMissing && { isMissing }),
      ...(found && { long: found }),
    };
  });
  return {
    name,
    ...(words !== undefined && { words }),
    files: { from: pathOfFile(layer, from, name), to: pathOfFile(layer, to, name) },
    rows,
  };
}

const none: ReturnType<typeof avoidedWordsOf> = () => [];

const shownText = ({ text, usual }: TextCell): string => text ?? usual ?? '';
const isBlank = (cell: TextCell): boolean => shownText(cell).trim() === '';

function cellOf(
  { view, layer }: TextScope,
  language: string,
  file: string,
  path: string[],
): TextCell {
  const text = textIn(layer.own, language, { file, path });
  const usual = textIn(layer.inherited, language, { file, path });
  const name = `${file}.${path.join('.')}`;
  const avoided = (hasTextsForCustomers(file) ? avoidedWordsOf(view.glossary.value) : none)({
    ...{ language, name, text: text ?? usual ?? '' },
  });
  return {
    ...(text !== undefined && { text }),
    ...(usual !== undefined && { usual }),
    ...(avoided.length > 0 && {
      avoided: avoided.map(({ word, instead }) => ({ word: word.replace(/\*$/, ''), instead })),
    }),
  };
}

const judgeOfLength = ({ root, view }: TextScope, file: string) => {
  const { style } = view.glossary.value;
  const judge = lengthJudge(isJsonObject(style) ? style.buttons : undefined, readButtonTexts(root));
  return (path: readonly string[], from: string, to: string) =>
    judge(`${file}.${path.join('.')}`, from, to);
};

/** What a file is called: the title of its form, or the name of the page of its name. */
function wordsOf(view: View, name: string, language: string): string | undefined {
  const [folder, form = ''] = name.split('/');
  const found =
    folder === 'forms'
      ? view.formTexts.get(language)?.get(form)?.value.title
      : partOf(view.texts.get(language)?.get('frame')?.value, ['routes', name]);
  return typeof found === 'string' ? found : undefined;
}

function termsOf(view: View, from: string, to: string): TextTable['terms'] {
  const { terms } = view.glossary.value;
  if (from === to || !isJsonObject(terms)) return [];
  return Object.values(terms).flatMap((term) => {
    const words = isJsonObject(term) && isJsonObject(term.words) ? term.words : {};
    const [original, translated] = [words[from], words[to]];
    return typeof original === 'string' && typeof translated === 'string'
      ? [{ from: original, to: translated }]
      : [];
  });
}
