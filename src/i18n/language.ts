/** What `signOf` finds, once for each language: a formatter takes a part of a millisecond, and fields want a sign at each key. */
function onceForEach<Sign>(signOf: (language: string) => Sign): (language: string) => Sign {
  const found = new Map<string, Sign>();
  return (language) => {
    const sign = found.get(language) ?? signOf(language);
    found.set(language, sign);
    return sign;
  };
}

/** Decimal separator of a language: a comma, or a point in English. */
export const decimalSign = onceForEach((language) => {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? ',';
});

/** Separator of day, month and year in digits: `/`, or a point in German. */
export const dateSign = onceForEach((language): '/' | '.' => {
  const parts = new Intl.DateTimeFormat(language).formatToParts(0);
  return parts.some(({ type, value }) => type === 'literal' && value === '.') ? '.' : '/';
});

/** Words of German that a title may begin with and that are written small inside a sentence. */
const GERMAN_SMALL =
  /^(ab|am|an|auf|aus|bei|beim|bis|durch|für|im|in|kein|keine|mit|nach|nur|ohne|per|seit|über|unter|vom|von|vor|zu|zum|zur)\s/i;

/**
 * A title as written inside a sentence: `Por correo` becomes `por correo`, `NIF` is unchanged. A German title begins
 * with a noun, which keeps its capital, unless it begins with a preposition.
 */
export function inSentence(title: string, language: string): string {
  const isNoun = language.startsWith('de') && !GERMAN_SMALL.test(title);
  const isAcronym = /^\p{Lu}\p{Lu}/u.test(title);
  return isNoun || isAcronym ? title : title.charAt(0).toLocaleLowerCase(language) + title.slice(1);
}

/** The wanted language when it is offered, else the default. */
export function offeredLanguage(
  wished: string | null | undefined,
  languages: { offered: readonly string[]; default: string },
): string {
  return wished && languages.offered.includes(wished) ? wished : languages.default;
}
