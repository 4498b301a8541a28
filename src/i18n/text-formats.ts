import type { i18n } from 'i18next';
import { type Formats, formatsFor } from './language-formats.ts';
import { CAPITAL, capitalised, joinedWords, wordJoins } from './word-joins.ts';

/** Values that count something: of thousands they are grouped as the language does. */
const COUNTS: ReadonlySet<unknown> = new Set([
  'count',
  'total',
  'done',
  'most',
  'saved',
  'from',
  'to',
]);

type Format = (
  value: unknown,
  name: string | undefined,
  language: string,
  options: { interpolationkey?: string },
) => unknown;

/** Adds the formats that a text may name to an instance: `{{date, longDate}}`, `{{date, del}}`; counts need none. */
export function addTextFormats({ services: { formatter, interpolator } }: i18n): void {
  for (const name of Object.keys(formatsFor('es-ES')) as (keyof Formats)[])
    formatter?.add(name, (value, language = '') => formatsFor(language)[name](value as never));
  for (const word of joinedWords)
    formatter?.add(word, (value, language = '') => wordJoins(language)[word](value));
  formatter?.add(CAPITAL, (value) => capitalised(String(value)));
  // i18next has no other place for a format that depends on the name of a value.
  const seam = interpolator as unknown as { format: Format };
  const { format } = seam;
  seam.format = (value, name, language, options) =>
    name === undefined && typeof value === 'number' && COUNTS.has(options.interpolationkey)
      ? formatsFor(language).number(value)
      : format(value, name, language, options);
}
