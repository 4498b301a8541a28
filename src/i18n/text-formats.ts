import type { i18n } from 'i18next';
import { type Formats, formatsFor } from './language-formats.ts';
import { CAPITAL, capitalised, joinedWords, wordJoins } from './word-joins.ts';

/** Adds the formats that a text may name to an instance: `{{date, longDate}}`, `{{date, del}}`. */
export function addTextFormats({ services: { formatter } }: i18n): void {
  for (const name of Object.keys(formatsFor('es-ES')) as (keyof Formats)[])
    formatter?.add(name, (value, language = '') => formatsFor(language)[name](value as never));
  for (const word of joinedWords)
    formatter?.add(word, (value, language = '') => wordJoins(language)[word](value));
  formatter?.add(CAPITAL, (value) => capitalised(String(value)));
}
