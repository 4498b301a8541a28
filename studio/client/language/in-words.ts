import type { Said } from '#studio/contract.ts';

/** English sentences and templates -> those of another language. */
export type Translations = Readonly<Record<string, string>>;

/** What the check or a meta schema says, in another language; what has no translation remains English. */
export function inWords(said: Said, translations: Translations): string {
  if (typeof said === 'string') return translations[said] ?? said;
  const { template, values } = said;
  return (translations[template] ?? template).replace(/\{(\d+)\}/g, (place, number: string) => {
    const value = values[Number(number) - 1];
    if (value === undefined) return place;
    // What stands in quotes is a name, also where it is a word of the check by chance.
    const isName = template.includes(`"${place}"`) && typeof value === 'string';
    return isName ? value : inWords(value, translations);
  });
}

/** A sentence of the check as one reads it on a page: with a capital letter and a full stop. */
export const asSentence = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?:…]$/.test(text) || text === '' ? '' : '.');
