import type { Json } from '#tools/config/sources/json-value.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The whole word, in any case; the beginning of a word where it ends with `*`. */
export function wordPattern(word: string): RegExp {
  const isStart = word.endsWith('*');
  const letters = escaped(isStart ? word.slice(0, -1) : word);
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}${isStart ? '' : '(?![\\p{L}\\p{N}])'}`, 'iu');
}

/** The patterns of a list of keys, in which `*` stands for anything. */
export function keyPatterns(keys: Json | undefined): RegExp[] {
  return textsIn(keys).map((key) => new RegExp(`^${key.split('*').map(escaped).join('.*')}$`));
}

/** The texts of a list. */
export const textsIn = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
