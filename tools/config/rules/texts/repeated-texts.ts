import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { FIELDS_AREA } from '#tools/config/sources/field-kinds.ts';
import { everyText, type WrittenText } from './every-text.ts';

/** So many files with the same message drift apart: one is corrected and the others are not. */
const MOST_FILES = 2;

/** A message, that is a text which ends as a sentence, is written once per language; labels and titles may recur. */
export const repeatedTextsRule: ViewRule = ({ view }) => {
  const copies = new Map<string, WrittenText[]>();
  for (const one of everyText(view)) {
    if (!one.text.endsWith('.')) continue;
    const key = `${one.language} ${one.text}`;
    const known = copies.get(key);
    if (known) known.push(one);
    else copies.set(key, [one]);
  }
  const several = [...copies.values()].filter(({ length }) => length > MOST_FILES);
  return several.flatMap((texts): Diagnostic[] => {
    const files = [...new Set(texts.map(({ place }) => place().file))];
    const [first] = texts;
    if (!first || files.length <= MOST_FILES) return [];
    const what = sentence`${files.length} files have the message "${first.text}": ${files.join(', ')}`;
    return [{ ...first.place(), what, fix: cure(texts.find(isOfField) ?? first), isWarning: true }];
  });
};

const isOfField = ({ name, path }: Pick<WrittenText, 'name' | 'path'>) =>
  path.includes('fields') || name.startsWith(`${FIELDS_AREA}.`);

/** Where a message can be written once. */
function cure({ language, name, path }: WrittenText): Sentence {
  const folder = `locales/${language}`;
  if (isOfField({ name, path }))
    return sentence`write it once in ${folder}/fields.json under the kind of the field (its "ui:texts", widget or format), or in ${folder}/validation.json, and take the others out`;
  if (path[0] === 'problems')
    return sentence`write it once in ${folder}/problems.json and take the others out`;
  return sentence`write it once, for example in ${folder}/common.json, and name that key instead of the others`;
}
