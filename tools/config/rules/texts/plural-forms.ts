import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { placeholdersOf, type Text, textsOf } from '#tools/config/fields/text-tree.ts';
import { remembered } from '#tools/config/remembered.ts';
import type { CheckContext, ViewRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';

const FORM = /^(.*)_(one|two|few|many|other)$/;

/** Numbers that a text may say; of the form for millions that some languages have, none is among them. */
const NUMBERS = Array.from({ length: 1000 }, (_, before) => before + 1);

/**
 * A text with plural forms has each that its language says of numbers below a thousand, and none that the language
 * never says; `_zero` is said of 0 in any.
 */
export const pluralFormsRule: ViewRule = (context) =>
  offeredLanguages(context.view).flatMap((language) => {
    const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const examples = neededForms(language);
    return [...(context.view.texts.get(language) ?? [])].flatMap(([area, texts]) =>
      texts.readable
        ? formsOf(texts).flatMap((forms) =>
            isPlural(forms, area, context)
              ? [
                  ...missing(forms, texts, examples),
                  ...[...forms.texts]
                    .filter(([form]) => !known.some((one) => one === form))
                    .map(([form, { path }]) => ({
                      ...texts.place(path, 'key'),
                      what: sentence`${language} has no plural form "_${form}": this text is never shown`,
                      fix: sentence`take it out; its forms are _${known.join(', _')}`,
                      mend: { by: 'removal' as const },
                      isWarning: true as const,
                    })),
                ]
              : [],
          )
        : [],
    );
  });

/** Plural forms that a language says of numbers below a thousand, each with the smallest such number. */
export const neededForms = remembered((language: string): ReadonlyMap<string, number> => {
  const rules = new Intl.PluralRules(language);
  return new Map(NUMBERS.toReversed().map((number) => [rules.select(number), number]));
});

interface Forms {
  key: string;
  /** By plural form. */
  texts: Map<string, Text>;
  /** True where a text without a form stands in for those that are missing. */
  hasPlain: boolean;
}

function formsOf(document: LayeredDocument): Forms[] {
  const all = textsOf(document.value);
  const found = new Map<string, Map<string, Text>>();
  for (const [name, text] of all) {
    const [, key, form] = FORM.exec(name) ?? [];
    if (key !== undefined && form !== undefined)
      found.set(key, new Map([...(found.get(key) ?? []), [form, text]]));
  }
  return [...found].map(([key, texts]) => ({ key, texts, hasPlain: all.has(key) }));
}

/** A key may end like a plural form by chance: it is one when code uses it without the ending, or a text counts. */
function isPlural({ key, texts }: Forms, area: string, context: CheckContext): boolean {
  const { mentioned } = context.texts;
  const whole = `${area}.${key}`;
  return (
    texts.size > 1 ||
    (mentioned.has(whole) &&
      ![...texts.keys()].some((form) => mentioned.has(`${whole}_${form}`))) ||
    [...texts.values()].some(({ text }) => placeholdersOf(text).includes('count'))
  );
}

function missing(
  { key, texts, hasPlain }: Forms,
  document: LayeredDocument,
  examples: ReadonlyMap<string, number>,
): Diagnostic[] {
  const [some] = texts.values();
  if (hasPlain || !some) return [];
  return [...examples]
    .filter(([form]) => !texts.has(form))
    .map(([form, number]) => ({
      ...document.place(some.path, 'key'),
      what: sentence`the text "${key}" says nothing of ${number}: it has no form "_${form}"`,
      fix: sentence`add "${key.split('.').at(-1)}_${form}" beside it`,
    }));
}
