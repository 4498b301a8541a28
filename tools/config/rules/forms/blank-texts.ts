import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { eachTextFile } from '#tools/config/rules/texts/text-files.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';

/** Nothing but spaces of any width, and invisible characters. */
const isBlank = (text: string) => text.replace(/[\s\p{C}\u2800\u3164]/gu, '') === '';

/** No text, and no setting that is one, is made of blanks: it would leave a title or a button without a name. */
export const blankTextsRule: ViewRule = (context) => [
  ...blankTexts(context),
  ...blanksIn(
    context.view.portal,
    (text) => text !== '' && isBlank(text),
    sentence`this setting`,
    sentence`write it, or take the key out: it then has its usual value`,
  ),
];

const blankTexts = eachTextFile((texts) =>
  blanksIn(
    texts,
    isBlank,
    sentence`this text`,
    sentence`write it; where nothing is to be shown, take the key out`,
  ),
);

function blanksIn(
  document: LayeredDocument,
  isWrong: (text: string) => boolean,
  which: Sentence,
  fix: Sentence,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const visit = (part: Json | undefined, path: JsonPath) => {
    if (typeof part === 'string' && isWrong(part))
      found.push({ ...document.place(path), what: sentence`${which} is blank`, fix });
    else if (Array.isArray(part))
      for (const [index, inner] of part.entries()) visit(inner, [...path, index]);
    else if (isJsonObject(part))
      for (const [key, inner] of Object.entries(part)) visit(inner, [...path, key]);
  };
  if (document.readable) visit(document.value, []);
  return found;
}
