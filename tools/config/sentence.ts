declare const made: unique symbol;

/** A sentence of the check, or a part of one: English, and known by its template to those who say it in another language. */
export type Sentence = string & { readonly [made]: true };

/** A text as it is; or a sentence by its template, with what its places `{1}`, `{2}` and so on have. */
export type Said = string | { template: string; values: Said[] };

/** Sentences stay known that were made, or said, among the last of so many: one line of a list each. */
const MOST = 50_000;

const known = new Map<string, { template: string; values: readonly string[] }>();

/** An English sentence, as any template of JavaScript makes it: `sentence\`there is no key "${key}"\``. */
export function sentence(strings: TemplateStringsArray, ...values: readonly unknown[]): Sentence {
  const texts = values.map(String);
  const text = strings.map((part, at) => part + (texts[at] ?? '')).join('');
  remember(text, { template: templateOf(strings), values: texts });
  return text as Sentence;
}

/** `one or another`, as a part of a sentence. */
export const either = (parts: readonly string[]): string =>
  parts.slice(1).reduce<string>((all, part) => sentence`${all} or ${part}`, parts[0] ?? '');

/** `one and another`, as a part of a sentence. */
export const both = (parts: readonly string[]): string =>
  parts.slice(1).reduce<string>((all, part) => sentence`${all} and ${part}`, parts[0] ?? '');

/** The template with numbered places, by which a translation is found. */
export const templateOf = (strings: readonly string[]): string =>
  strings.map((part, at) => (at === 0 ? part : `{${at}}${part}`)).join('');

/** A sentence by its template, and so the sentences in it; the text itself where no template made it. */
export function saidOf(text: string): Said {
  const found = known.get(text);
  if (!found) return text;
  remember(text, found);
  const { template, values } = found;
  return { template, values: values.map((value) => (value === text ? value : saidOf(value))) };
}

function remember(text: string, made: { template: string; values: readonly string[] }): void {
  known.delete(text);
  known.set(text, made);
  const [oldest] = known.size > MOST ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
}
