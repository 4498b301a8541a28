import { placeholder } from '#tools/config/fields/text-tree.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import { everyText } from './every-text.ts';

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
export const glossaryWordsRule: ViewRule = ({ view }) => {
  if (!view.glossary.readable) return [];
  const byLanguage = new Map<string, AvoidedWord[]>();
  for (const one of avoidedWords(view.glossary.value))
    byLanguage.set(one.language, [...(byLanguage.get(one.language) ?? []), one]);
  return everyText(view).flatMap(({ language, name, text, place }) => {
    const words = text.replace(placeholder, ' ');
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
    const keys = [...listOf(except), ...listOf(own)].map(keyPattern);
    return membersOf(avoid).flatMap(([language, avoided]) =>
      listOf(avoided).map((word) => ({
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

const listOf = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The whole word, in any case; the beginning of a word where it ends with `*`. */
function wordPattern(word: string): RegExp {
  const isStart = word.endsWith('*');
  const letters = escaped(isStart ? word.slice(0, -1) : word);
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}${isStart ? '' : '(?![\\p{L}\\p{N}])'}`, 'iu');
}

const keyPattern = (key: string) => new RegExp(`^${key.split('*').map(escaped).join('.*')}$`);
