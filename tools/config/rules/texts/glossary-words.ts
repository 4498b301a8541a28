import { placeholder } from '#tools/config/fields/text-tree.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import { textsToJudge } from './every-text.ts';
import { anyWordPattern, keyPatterns, textsIn, wordPattern } from './word-patterns.ts';

/** A word that is not used, in one language. */
interface AvoidedWord {
  language: string;
  word: string;
  pattern: RegExp;
  /** What the thing is called instead. */
  instead: string;
  /** Texts in which it may stand. */
  except: readonly RegExp[];
}

/** Texts call things as the glossary does: a word that it avoids is named, but for the texts that it excepts. */
export const glossaryWordsRule: ViewRule = (context) => {
  const { view } = context;
  if (!view.glossary.readable) return [];
  const byLanguage = new Map<string, AvoidedWord[]>();
  for (const one of avoidedWords(view.glossary.value))
    byLanguage.set(one.language, [...(byLanguage.get(one.language) ?? []), one]);
  // Hardly a text has one of them: they are looked for one by one only where any is.
  const anyOf = new Map(
    [...byLanguage].map(([language, avoided]) => [
      language,
      anyWordPattern(avoided.map(({ word }) => word)),
    ]),
  );
  return textsToJudge(context).flatMap(({ language, name, text, place }) => {
    const words = text.replace(placeholder, ' ');
    if (!anyOf.get(language)?.test(words)) return [];
    return (byLanguage.get(language) ?? [])
      .filter(({ pattern, except }) => pattern.test(words) && !except.some((key) => key.test(name)))
      .map(({ word, instead }) => ({
        ...place(),
        what: `the glossary avoids "${word}"`,
        fix: `write "${instead}", or name "${name}" in "except" of the term in locales/glossary.json`,
        isWarning: true as const,
      }));
  });
};

function avoidedWords({ terms, except }: { [key: string]: Json }): AvoidedWord[] {
  return membersOf(terms).flatMap(([, term]) => {
    const { words, avoid, except: own } = isJsonObject(term) ? term : {};
    const keys = [...keyPatterns(except), ...keyPatterns(own)];
    return membersOf(avoid).flatMap(([language, avoided]) =>
      textsIn(avoided).map((word) => ({
        language,
        word,
        pattern: wordPattern(word),
        instead: isJsonObject(words) ? String(words[language]) : '',
        except: keys,
      })),
    );
  });
}

const membersOf = (value: Json | undefined) => (isJsonObject(value) ? Object.entries(value) : []);
