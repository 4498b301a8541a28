/** Words that change before some values: `el 3 abr`, `l’11 abr`; `de Mallorca`, `d’Avinguda Diagonal`. */
export const joinedWords = ['el', 'del', 'al', 'pel', 'de'] as const;

export type JoinedWord = (typeof joinedWords)[number];

/** Writes one of the words with the value after it. A text names the word as a format: `{{date, del}}`. */
export type WordJoins = Readonly<Record<JoinedWord, (value: string | number) => string>>;

/** Name of the format after another one that begins a sentence: `{{date, el, capital}}`. */
export const CAPITAL = 'capital';

/** The text with a capital first letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Catalan numbers that begin with a vowel when they are spoken: `u`, `onze`, `onze mil`, `un milió`. */
function startsWithVowel(integer: string): boolean {
  const groups = Math.ceil(integer.length / 3);
  const leading = Number(integer.slice(0, integer.length - 3 * (groups - 1)));
  return leading === 11 || (leading === 1 && groups % 2 === 1);
}

/** True where Catalan elides before the value: a vowel, or a silent h, that is not the consonant of `iogurt` or `Uadi`. */
function elidesInCatalan(value: string): boolean {
  const spoken = value.replace(/^[«“"(]+/, '');
  const [number] = /^\d+(?:\.\d{3})*/.exec(spoken) ?? [];
  if (number) return startsWithVowel(number.replaceAll('.', ''));
  return /^h?[aeiouàèéíòóúïü]/i.test(spoken) && !/^h?[iu][aeiouàèéíòóú]/i.test(spoken);
}

/** True where French elides `de`: before a vowel or h, not before a number (`de onze`) or `y` as a consonant. */
const elidesInFrench = (value: string): boolean =>
  /^[«“"(]*([aeiouhàâæéèêëîïôœùû]|y(?![aeiouy]))/i.test(value);

const CATALAN = { el: 'l’', del: 'de l’', al: 'a l’', pel: 'per l’', de: 'd’' } as const;

/**
 * The words of a language before a value: Catalan elides (Gramàtica de l’IEC, 5.4 and 17.2), French elides `de`, other
 * languages do not.
 */
export function wordJoins(language: string): WordJoins {
  const code = language.slice(0, 2);
  const join = (word: JoinedWord) => (value: string | number) => {
    const text = String(value);
    if (code === 'ca' && elidesInCatalan(text)) return CATALAN[word] + text;
    if (code === 'fr' && word === 'de' && elidesInFrench(text)) return `d’${text}`;
    return `${word} ${text}`;
  };
  return { el: join('el'), del: join('del'), al: join('al'), pel: join('pel'), de: join('de') };
}
