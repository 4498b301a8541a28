import { createInstance } from 'i18next';
import type { TextTree } from '#config/configuration-types.ts';
import { addTextFormats } from './text-formats.ts';

/** Holds all texts of a language: the key of a text is `<file>.<path>`, for example `contracts.list.title`. */
const namespace = 'translation';

const lastPart = (key: string) => key.slice(key.lastIndexOf('.') + 1);

export const i18n = createInstance();
void i18n.init({
  initAsync: false,
  fallbackLng: [],
  load: 'currentOnly',
  nsSeparator: false,
  ignoreJSONStructure: false,
  // React escapes what it renders. Counts are formatted where a text names no format.
  interpolation: { escapeValue: false, alwaysFormat: true },
  missingInterpolationHandler: () => '',
  parseMissingKeyHandler: lastPart,
  returnedObjectHandler: lastPart,
});
addTextFormats(i18n);

/** The value at an address in the texts of a language: a text, a tree of texts, or undefined. */
export function textAt(code: string, address: string): string | TextTree | undefined {
  return i18n.getResource(code, namespace, address);
}

/** True when the texts of a language are loaded. */
export function hasTexts(code: string): boolean {
  return i18n.hasResourceBundle(code, namespace);
}

/** Languages whose texts are loaded. */
export function textLanguages(): string[] {
  return Object.keys(i18n.store.data);
}

/** Adds texts and announces whether they replaced others. */
function add(code: string, texts: TextTree, areReplaced: boolean): void {
  i18n.addResourceBundle(code, namespace, texts, false, true, { skipCopy: true });
  i18n.emit('textsAdded', code, areReplaced);
}

/** Adds texts of a language; an area that is loaded already is replaced. */
export function addTexts(code: string, texts: TextTree): void {
  const areReplaced = Object.keys(texts).some((area) => textAt(code, area) !== undefined);
  add(code, texts, areReplaced);
}

/** Adds the texts of one form as `forms.<name>.…`. */
export function addFormTexts(code: string, name: string, texts: TextTree): void {
  const forms = (textAt(code, 'forms') ?? {}) as TextTree;
  add(code, { forms: { ...forms, [name]: texts } }, forms[name] !== undefined);
}

/** Sets the first language and its texts. */
export function startTexts(code: string, texts: TextTree): void {
  addTexts(code, texts);
  void i18n.changeLanguage(code);
}
