import { readButtonTexts } from '#tools/config/code/button-texts.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { placeholder, withoutPlural } from '#tools/config/fields/text-tree.ts';
import { remembered } from '#tools/config/remembered.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { type Judge, judgedTexts, type WrittenText } from './every-text.ts';
import { hasWord, keyPatterns } from './word-patterns.ts';

type Finding = Pick<Diagnostic, 'what' | 'fix'>;
type StyleJudge = (text: WrittenText) => Finding | undefined;

/** What values take of a button, in characters: a number of things, and an amount, a date or a name. */
const COUNT = /\{\{(?:count|total)[^}]*\}\}/g;
const COUNTED = '00';
const VALUE = '84,37 €.';

/** Buttons of documents, whose texts the code completes. */
const BUTTON_KEY = /^(?:forms\/[\w-]+\.(?:submit|cancel)|contracts\.actions\.[\w-]+)$/;

/** The style of the glossary: short buttons, a number where customers are to call, no colon after a preposition. */
export const textStyleRule: ViewRule = (context) => {
  const { style } = context.view.glossary.value;
  if (!isJsonObject(style)) return [];
  return judgedTexts(context, judgeOf(style, readButtonTexts(context.root)));
};

const judgeOf = remembered((style: JsonObject, buttons: ReadonlySet<string>): Judge => {
  const judges = [
    excepting(style.buttons, longButtons(style.buttons, buttons)),
    excepting(style.calls, callsWithoutNumber(style.calls)),
    excepting(style.colons, colonsAfter(style.colons)),
  ];
  return (text) => judges.map((judge) => judge(text)).filter((found) => found !== undefined);
});

/** A judge that lets the texts pass whose keys a rule excepts. */
function excepting(rule: Json | undefined, judge: StyleJudge): StyleJudge {
  const keys = keyPatterns(isJsonObject(rule) ? rule.except : undefined);
  return (text) => {
    const found = judge(text);
    return found && keys.some((key) => key.test(text.name)) ? undefined : found;
  };
}

function longButtons(rule: Json | undefined, keys: ReadonlySet<string>): StyleJudge {
  const lengthOf = buttonLengthOf(rule, keys);
  return ({ name, text }) => {
    const found = lengthOf(name, text);
    if (!found) return undefined;
    const what = sentence`the button "${text}" has ${found.length} characters, and ${found.longest} fit on a telephone`;
    return { what, fix: sentence`shorten it` };
  };
}

/**
 * Measures the text of a button that a telephone has no room for: its characters, and the most that fit; undefined for one
 * that fits, and for other texts. `rule` is `style.buttons` of a glossary, `keys` are those of the code's buttons.
 */
export function buttonLengthOf(rule: Json | undefined, keys: ReadonlySet<string>) {
  const longest = isJsonObject(rule) ? Number(rule.longest) : 0;
  const isButton = (name: string) =>
    BUTTON_KEY.test(name) || [name, withoutPlural(name)].some((key) => keys.has(key));
  return (name: string, text: string): { length: number; longest: number } | undefined => {
    const { length } = [...text.replace(COUNT, COUNTED).replace(placeholder, VALUE)];
    return longest && length > longest && isButton(name) ? { length, longest } : undefined;
  };
}

/** A sentence that sends the customer to the telephone says the number; a title and a button stand beside it. */
function callsWithoutNumber(rule: Json | undefined): StyleJudge {
  const words = wordsIn(rule);
  return ({ language, text }) => {
    if (!/[.!]$/.test(text) || text.includes('{{phone')) return undefined;
    const call = words(language).find((word) => hasWord(text, word));
    if (!call) return undefined;
    const fix = sentence`add {{phone}}, or {{phone_crm}} in contracting and public tools`;
    return { what: sentence`the text says "${call}" without the number`, fix };
  };
}

function colonsAfter(rule: Json | undefined): StyleJudge {
  const words = wordsIn(rule);
  return ({ language, text }) => {
    const [, before = ''] = /([\p{L}’]+)[\s\u00a0]?: \{\{/u.exec(text) ?? [];
    if (!words(language).includes(before.toLowerCase())) return undefined;
    const fix = sentence`put a noun before the colon: "País del banco: {{country}}"`;
    return { what: sentence`a colon follows the preposition "${before}"`, fix };
  };
}

const wordsIn =
  (rule: Json | undefined) =>
  (language: string): string[] => {
    const words = isJsonObject(rule) && isJsonObject(rule.words) ? rule.words[language] : undefined;
    return Array.isArray(words) ? words.map(String) : [];
  };
