import type { Json } from '#tools/config/sources/json-value.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * True for a text with the whole word, in any case; with the beginning of a word where it ends with `*`. No pattern: one of
 * fifty words with what is a letter in Unicode takes 25 ms to compile.
 */
export function hasWord(text: string, word: string): boolean {
  const isStart = word.endsWith('*');
  const wanted = plain(word);
  const written = text.toLowerCase();
  for (let at = written.indexOf(wanted); at >= 0; at = written.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (!LETTER.test(written[at - 1] ?? '') && (isStart || !LETTER.test(written[end] ?? '')))
      return true;
  }
  return false;
}

const LETTER = /[\p{L}\p{N}]/u;

const plain = (word: string) => word.toLowerCase().replace(/\*$/, '');

/** Finds out quickly that a text has none of some words; one that it passes may have none either. */
export const mayHaveAny = (words: readonly string[]): RegExp =>
  new RegExp(words.map((word) => escaped(plain(word))).join('|'), 'i');

/** The patterns of a list of keys, in which `*` stands for anything. */
export function keyPatterns(keys: Json | undefined): RegExp[] {
  return textsIn(keys).map((key) => new RegExp(`^${key.split('*').map(escaped).join('.*')}$`));
}

/** The texts of a list. */
export const textsIn = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
