/** Characters between two digits of a number, as people type it. */
const GAP = '[\\s.+_/-]?';

/** So many times a character, with gaps between them. */
const times = (character: string, least: number, most = least) =>
  least === most
    ? `(?:${character}${GAP}){${least - 1}}${character}`
    : `(?:${character}${GAP}){${least - 1},${most - 1}}${character}`;

/** A pattern that neither begins nor ends within a word. */
const whole = (pattern: string, flags = 'gi') =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, `${flags}u`);

const NIF = [
  `${times('\\d', 8)}${GAP}[a-z]`,
  `[xyzklm]${GAP}${times('\\d', 7)}${GAP}[a-z]`,
  `[abcdefghjnpqrsuvw]${GAP}${times('\\d', 7)}${GAP}[0-9a-j]`,
].join('|');

/** In this order: an IBAN contains digits that also look like a card or a telephone number. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/\b(bearer|basic)\s+[^\s"',;]+/gi, '$1 [token]'],
  // JSON Web Tokens, and what looks like one.
  [/\b(?:ey|e30)[\w-]*\.[\w-]{2,}(?:\.[\w-]*)?/gi, '[token]'],
  // The query and the fragment of an address: tokens, codes and what was searched for.
  [/(?<=[\w/)\]])\?[\w.[\]%-]+=[^\s"'<>]*/g, '?[query]'],
  [/#[\w.-]+=[^\s"'<>]*/g, '#[fragment]'],
  [
    /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/giu,
    '[e-mail]',
  ],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, '[token]'],
  [
    whole(`e${GAP}s${GAP}${times('[\\do]', 16)}${GAP}[a-z]${GAP}[a-z](?:${GAP}\\d[fprcxyz])?`),
    '[CUPS]',
  ],
  [whole(`e${GAP}s${GAP}${times('\\d', 22)}`), '[IBAN]'],
  [whole('[a-z]{2}\\d{2}[a-z0-9]{11,30}'), '[IBAN]'],
  [whole('[A-Z]{2}\\d{2}(?:[ .-][A-Z0-9]{4}){2,7}(?:[ .-][A-Z0-9]{1,3})?', 'g'), '[IBAN]'],
  [/(?<![\w-])[0-9a-f]{24,}(?![\w-])/gi, '[token]'],
  // Asset names contain a hash too, and locate a failure.
  [
    /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,}={0,2}(?![\w-]|\.(?:m?js|css)\b)/g,
    '[token]',
  ],
  [/(?<![\w+/])(?=[\w+/]*\d)(?=[\w+/]*[A-Z])[A-Za-z0-9+/]{40,}={0,2}/g, '[token]'],
  [whole(NIF), '[NIF]'],
  [/(?<![\p{L}\p{N}])(?:\+|00)[\s.-]?\d(?:[\s.()-]{0,2}\d){7,14}(?!\d)/gu, '[telephone]'],
  [whole(times('\\d', 13, 19)), '[card]'],
  [whole(`(?:34${GAP})?[6-9]${GAP}${times('\\d', 8)}`), '[telephone]'],
];

const replaceAll = (text: string): string =>
  rules.reduce((before, [pattern, word]) => before.replace(pattern, word), text);

const ENCODED = /(?:%[0-9a-f]{2})+/gi;

/** The text with URL-encoded parts decoded; an invalid part is unchanged. */
const decoded = (text: string): string =>
  text.replace(ENCODED, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });

/** Longest scrubbed text, in characters; the rest is cut off. */
const MOST = 4_000;

/** How often a text may have been encoded, as an address within an address. */
const ROUNDS = 4;

/**
 * Replaces each identifier and credential in a text by a word: tokens, tax ids, IBAN, CUPS, e-mail addresses,
 * telephones and card numbers, also with gaps or URL-encoded. Prefers to replace a harmless number over missing one.
 */
export function scrubText(text: string): string {
  // Twice as many characters: an identifier cut in two would not be recognised.
  let scrubbed = replaceAll(text.slice(0, 2 * MOST));
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = decoded(scrubbed);
    if (plain === scrubbed) return scrubbed.slice(0, MOST);
    scrubbed = replaceAll(plain);
  }
  return scrubbed.replace(ENCODED, '[encoded]').slice(0, MOST);
}
