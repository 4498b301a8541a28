const wordsOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');

/**
 * True for two names of the same words in any order, without regard to accents and capitals: INE puts the article of a
 * town last (`Cardoso de la Sierra, El`), people put it first.
 */
export const sameWords = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other);
