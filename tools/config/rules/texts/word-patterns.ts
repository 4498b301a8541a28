import type { Json } from '#tools/config/sources/json-value.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The whole word, in any case; the beginning of a word where it ends with `*`. */
export const wordPattern = (word: string): RegExp => anyWordPattern([word]);

/** As `wordPattern`, for any of some words. */
export function anyWordPattern(words: readonly string[]): RegExp {
  const ends = words.map((word) =>
    word.endsWith('*') ? escaped(word.slice(0, -1)) : `${escaped(word)}(?![\\p{L}\\p{N}])`,
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${ends.join('|')})`, 'iu');
}

/** The patterns of a list of keys, in which `*` stands for anything. */
export function keyPatterns(keys: Json | undefined): RegExp[] {
  return textsIn(keys).map((key) => new RegExp(`^${key.split('*').map(escaped).join('.*')}$`));
}

/** The texts of a list. */
export const textsIn = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
