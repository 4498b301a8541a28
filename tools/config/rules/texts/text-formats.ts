import { formatsFor } from '#i18n/language-formats.ts';
import { CAPITAL, joinedWords } from '#i18n/word-joins.ts';
import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import { textsOf } from '#tools/config/fields/text-tree.ts';
import { sentence } from '#tools/config/sentence.ts';
import { eachTextFile } from './text-files.ts';

const FORMATTED = /\{\{[^{},]*,\s*([^{}]*?)\s*\}\}/g;

/** The formats that a text names, `{{start, longDate, del}}`, are the portal's. */
export const textFormatsRule = eachTextFile((texts, language) => {
  const known = [...Object.keys(formatsFor(language)), ...joinedWords, CAPITAL];
  return [...textsOf(texts.value).values()].flatMap(({ path, text }) =>
    [...text.matchAll(FORMATTED)]
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter((name) => !known.includes(name))
      .map((name) => ({
        ...texts.place(path),
        what: sentence`there is no format "${name}"${didYouMean(name, known)}`,
        fix: sentence`use one of: ${known.join(', ')}`,
      })),
  );
});
