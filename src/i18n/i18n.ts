import type { TextTree } from '#config/configuration-types.ts';

/** Values a text may name: `{{name}}`. */
export type TextValues = Record<string, unknown>;

const trees = new Map<string, TextTree>();
const listeners = new Set<() => void>();
let language = '';
let commonValues: TextValues = {};
let spare = { language: '', missing: (_key: string) => {} };
let version = 0;

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** The texts at an address in a language: a text, a tree of texts, or undefined. */
export function textAt(code: string, address: string): string | TextTree | undefined {
  let place: string | TextTree | undefined = trees.get(code);
  for (const step of address.split('.')) {
    if (typeof place !== 'object' || !Object.hasOwn(place, step)) return undefined;
    place = place[step];
  }
  return place;
}

/** A key with a `count` means its plural form, under `<key>_one`, `<key>_other` and so on. */
function pattern(code: string, key: string, values: TextValues): string | undefined {
  const { count } = values;
  const plural =
    typeof count === 'number'
      ? textAt(code, `${key}_${new Intl.PluralRules(code).select(count)}`)
      : undefined;
  const found = plural ?? textAt(code, key);
  return typeof found === 'string' ? found : undefined;
}

/** The text of a key in the language of the page, or another one, with its values; undefined when there is none. */
export function findText(
  key: string,
  values: TextValues = {},
  code = language,
): string | undefined {
  return pattern(code, key, values)?.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
    String(values[name] ?? commonValues[name] ?? ''),
  );
}

/** What stands in for a text that nobody published: another language's, or the last part of its key. */
export function spareText(key: string, values?: TextValues): string {
  const { language: code, missing } = spare;
  missing(key);
  return findText(key, values, code) ?? key.slice(key.lastIndexOf('.') + 1);
}

/** What the page says and in which language; key of a text = `<file>.<path>`, for example `contracts.list.title`. */
export const i18n = {
  get language() {
    return language;
  },
  /** Turns to a language whose texts are here. */
  changeLanguage(next: string): void {
    if (next === language) return;
    language = next;
    changed();
  },
  /** For `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Changes with every change of language or texts. */
  version: () => version,
};

/** Starts the texts with one language. */
export function startTexts(code: string, texts: TextTree): void {
  addTexts(code, texts);
  i18n.changeLanguage(code);
}

/** True when the texts of a language are here. */
export function hasTexts(code: string): boolean {
  return trees.has(code);
}

/** Languages whose texts are here. */
export function textLanguages(): string[] {
  return [...trees.keys()];
}

/** Puts texts of a language in the place of those that are here, area by area. */
export function addTexts(code: string, texts: TextTree): void {
  trees.set(code, { ...trees.get(code), ...texts });
  if (code === language || code === spare.language) changed();
}

/** Puts the texts of one form in their place, readable as `forms.<name>.…`. */
export function addFormTexts(code: string, name: string, texts: TextTree): void {
  const forms = textAt(code, 'forms');
  addTexts(code, { forms: { ...(typeof forms === 'object' ? forms : {}), [name]: texts } });
}

/** Says which language stands in for a text that is missing, and who is told of it. */
export function setSpareTexts(code: string, missing: (key: string) => void): void {
  spare = { language: code, missing };
}

/** Sets the values that every text may name without being given them: `{{brand}}`, `{{phone}}`. */
export function setTextValues(values: TextValues): void {
  commonValues = values;
}
