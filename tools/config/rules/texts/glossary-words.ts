import { placeholder } from '#tools/config/fields/text-tree.ts';
import { remembered } from '#tools/config/remembered.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { type Judge, judgedTexts, type WrittenText } from './every-text.ts';
import { hasWord, keyPatterns, mayHaveAny, textsIn } from './word-patterns.ts';

/** A word that is not used, in one language. */
interface AvoidedWord {
  language: string;
  word: string;
  /** What the thing is called instead. */
  instead: string;
  /** Texts in which it may stand. */
  except: readonly RegExp[];
}

/** Texts call things as the glossary does: a word that it avoids is named, but for the texts that it excepts. */
export const glossaryWordsRule: ViewRule = (context) => {
  const { readable, value } = context.view.glossary;
  return readable ? judgedTexts(context, judgeOf(value)) : [];
};

const judgeOf = remembered((glossary: JsonObject): Judge => {
  const avoidedIn = avoidedWordsOf(glossary);
  return (text) =>
    avoidedIn(text).map(({ word, instead }) => ({
      what: sentence`the glossary avoids "${word}"`,
      fix: sentence`write "${instead}", or name "${text.name}" in "except" of the term in locales/glossary.json`,
    }));
});

/** Finds the words of a text that a glossary avoids, each with what it says instead; the value of the glossary's file. */
export const avoidedWordsOf = remembered((glossary: JsonObject) => {
  const byLanguage = new Map<string, AvoidedWord[]>();
  for (const one of avoidedWords(glossary))
    byLanguage.set(one.language, [...(byLanguage.get(one.language) ?? []), one]);
  // Hardly a text has one of them: they are looked for one by one only where any is.
  const anyOf = new Map(
    [...byLanguage].map(([language, avoided]) => [
      language,
      mayHaveAny(avoided.map(({ word }) => word)),
    ]),
  );
  return ({ language, name, text }: Pick<WrittenText, 'language' | 'name' | 'text'>) => {
    const words = text.replace(placeholder, ' ');
    if (!anyOf.get(language)?.test(words)) return [];
    return (byLanguage.get(language) ?? []).filter(
      ({ word, except }) => hasWord(words, word) && !except.some((key) => key.test(name)),
    );
  };
});

function avoidedWords({ terms, except }: { [key: string]: Json }): AvoidedWord[] {
  return membersOf(terms).flatMap(([, term]) => {
    const { words, avoid, except: own } = isJsonObject(term) ? term : {};
    const keys = [...keyPatterns(except), ...keyPatterns(own)];
    return membersOf(avoid).flatMap(([language, avoided]) =>
      textsIn(avoided).map((word) => ({
        language,
        word,
        instead: isJsonObject(words) ? String(words[language]) : '',
        except: keys,
      })),
    );
  });
}

const membersOf = (value: Json | undefined) => (isJsonObject(value) ? Object.entries(value) : []);
