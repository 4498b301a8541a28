import { joinedWords } from '#i18n/word-joins.ts';
import { GLUED_UNIT } from '#tools/config/compile/hard-spaces.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { textsOf } from '#tools/config/fields/text-tree.ts';
import { sentence } from '#tools/config/sentence.ts';
import { eachTextFile } from './text-files.ts';

/** Values before which no language elides: telephones, years, links. */
const PLAIN = 'phone|phone_crm|mobile|year|multipleOf|link';

/** A Catalan word that elides or contracts, written before a value. */
const FIXED_WORD = new RegExp(
  `(?<![\\p{L}’])(${joinedWords.join('|')}) \\{\\{((?!(?:${PLAIN})\\b)[^{}]+)\\}\\}`,
  'iu',
);

/** English writes 50% and €5, and its units of letters like other languages. */
const ENGLISH_SIGNS = /[%€]/;

/**
 * Texts that fight what the portal sets right: a unit that touches its number cannot get its hard space, and a Catalan
 * `el` or `de` before a value cannot elide.
 */
export const typographyRule = eachTextFile((texts, language) =>
  [...textsOf(texts.value).values()].flatMap(({ path, text }) =>
    [gluedUnit(language, text), fixedWord(language, text)]
      .filter((found) => found !== undefined)
      .map((found): Diagnostic => ({ ...texts.place(path), ...found, isWarning: true })),
  ),
);

function gluedUnit(language: string, text: string): Pick<Diagnostic, 'what' | 'fix'> | undefined {
  const [glued] = GLUED_UNIT.exec(text) ?? [];
  if (!glued || (language.startsWith('en') && ENGLISH_SIGNS.test(glued))) return undefined;
  return {
    what: sentence`a unit touches its number: "${glued}"`,
    fix: sentence`write a space between them; publishing makes it one that never breaks`,
  };
}

function fixedWord(language: string, text: string): Pick<Diagnostic, 'what' | 'fix'> | undefined {
  const [found, word = '', value = ''] = (language.startsWith('ca') && FIXED_WORD.exec(text)) || [];
  if (!found) return undefined;
  const capital = /^\p{Lu}/u.test(word) ? ', capital' : '';
  return {
    what: sentence`"${found}" is wrong before a vowel and before 1 and 11`,
    fix: sentence`write {{${value}, ${word.toLowerCase()}${capital}}}`,
  };
}
