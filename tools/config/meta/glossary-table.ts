import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';

const START = '<!-- The table is made from glossary.json by npm run generate. -->';
const LANGUAGES = ['es-ES', 'ca-ES', 'gl-ES', 'en-GB', 'fr-FR', 'de-DE'];

/** The README of the texts with the table of a glossary in the place of the one that it has; throws where it has none. */
export function withGlossaryTable(readme: string, glossary: JsonObject): string {
  const [before, after] = readme.split(START);
  if (before === undefined || after === undefined)
    throw new Error(`locales/README.md has no line "${START}"`);
  const rest = after.replace(/^\n*(\|.*\n)*/, '');
  return `${before}${START}\n\n${tableOf(glossary)}${rest && `\n${rest.trimStart()}`}`;
}

function tableOf({ terms }: JsonObject): string {
  const rows = Object.values(isJsonObject(terms) ? terms : {})
    .filter(isJsonObject)
    .map((term) => [...LANGUAGES.map((language) => wordIn(term.words, language)), avoided(term)]);
  return [[...LANGUAGES, 'Avoid'], [...LANGUAGES, ''].map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}

const wordIn = (words: Json | undefined, language: string) =>
  isJsonObject(words) ? String(words[language] ?? '') : '';

/** Avoided words of all languages, then those that only a reader can judge. */
function avoided({ avoid, note }: JsonObject): string {
  const words = isJsonObject(avoid) ? Object.values(avoid).flat() : [];
  const checked = words.map((word) => String(word).replace('*', '…'));
  return [...new Set([...checked, ...(typeof note === 'string' ? [`(${note})`] : [])])].join(', ');
}
