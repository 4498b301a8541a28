import type { TextTree } from '#config/configuration-types.ts';

/** Values a text may name: `{{name}}`. */
export type TextValues = Record<string, unknown>;

const trees = new Map<string, TextTree>();
const listeners = new Set<() => void>();
let language = '';
let commonValues: TextValues = {};
let version = 0;

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

function merged(below: TextTree, above: TextTree): TextTree {
  const result = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const old = result[key];
    result[key] = typeof value === 'object' && typeof old === 'object' ? merged(old, value) : value;
  }
  return result;
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
function pattern(key: string, values: TextValues): string | undefined {
  const { count } = values;
  const plural =
    typeof count === 'number'
      ? textAt(language, `${key}_${new Intl.PluralRules(language).select(count)}`)
      : undefined;
  const found = plural ?? textAt(language, key);
  return typeof found === 'string' ? found : undefined;
}

/** The text of a key in the language of the page, with its values; undefined when there is none. */
export function findText(key: string, values: TextValues = {}): string | undefined {
  return pattern(key, values)?.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
    String(values[name] ?? commonValues[name] ?? ''),
  );
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

/** Adds texts of a language to those that are here. */
export function addTexts(code: string, texts: TextTree): void {
  trees.set(code, merged(trees.get(code) ?? {}, texts));
  if (code === language) changed();
}

/** Adds the texts of one form, readable as `forms.<name>.…`. */
export function addFormTexts(code: string, name: string, texts: TextTree): void {
  addTexts(code, { forms: { [name]: texts } });
}

/** Sets the values that every text may name without being given them: `{{brand}}`. */
export function setTextValues(values: TextValues): void {
  commonValues = values;
}
