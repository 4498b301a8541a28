import { useSyncExternalStore } from 'react';
import type { CommonValues } from './common-values.ts';
import { i18n } from './i18n.ts';

/** Values of the placeholders of a text: `{{name}}`. */
export type TextValues = Record<string, unknown>;

/** The text of a key; a missing one falls back (`config:check` proves the keys). */
export type Translate = (key: string, values?: TextValues) => string;

export interface Texts {
  t: Translate;
  /** The text of a key, or undefined when the language of the page has none. */
  optional: (key: string, values?: TextValues) => string | undefined;
  /** Language of the page, for example `es-ES`. */
  language: string;
}

/** The value `count` chooses the plural form, `<key>_one`, `<key>_other` and so on, and `context` the wording `<key>_<context>`. */
const options = (values: TextValues) => ({
  count: values.count as number,
  ...(values.context ? { context: String(values.context) } : {}),
  replace: values,
});

const exists = (key: string, values: TextValues): boolean =>
  i18n.exists(key, { ...options(values), fallbackLng: false, returnObjects: false });

const textOf: Translate = (key, values = {}) => i18n.t(key, options(values));

/** The texts of a language that is loaded, whatever the language of the page is. */
export const textsIn =
  (language: string): Translate =>
  (key, values = {}) =>
    i18n.t(key, { ...options(values), lng: language });

/** Requested keys without a text, with the values of the last request, and whether another language had the text. */
const missed = new Map<string, { values: TextValues; isElsewhere: boolean }>();

const existsElsewhere = (key: string, values: TextValues): boolean =>
  i18n.exists(key, options(values));

function miss(key: string, values: TextValues): void {
  missed.set(key, { values, isElsewhere: existsElsewhere(key, values) });
}

/** True when new texts include a missed key: a page that lacks no text does not render again for new ones. */
const isFound = (): boolean =>
  [...missed].some(
    ([key, { values, isElsewhere }]) =>
      exists(key, values) || existsElsewhere(key, values) !== isElsewhere,
  );

function currentTexts(): Texts {
  /** Cache of texts without values, which most are; many of them appear on a page several times. */
  const plain = new Map<string, string>();
  return {
    t(key, values) {
      const known = values ? undefined : plain.get(key);
      if (known !== undefined) return known;
      const isThere = exists(key, values ?? {});
      if (!isThere) {
        miss(key, values ?? {});
        // i18next itself reports only keys that the fallback language lacks too.
        i18n.emit('missingKey', key);
      }
      const text = textOf(key, values);
      if (isThere && !values) plain.set(key, text);
      return text;
    },
    optional(key, values = {}) {
      if (exists(key, values)) return textOf(key, values);
      miss(key, values);
      return undefined;
    },
    language: i18n.language ?? '',
  };
}

let texts = currentTexts();

function update(): void {
  missed.clear();
  texts = currentTexts();
  i18n.emit('textsChanged');
}

i18n.on('languageChanged', update);
let isPaused = false;

/** Pauses notifications of new texts until `letTextsTurn`, so that texts and the rest of the page change together. */
export function holdTexts(): void {
  isPaused = true;
}

/** Resumes notifications and shows the texts that were added since `holdTexts`. */
export function letTextsTurn(): void {
  if (!isPaused) return;
  isPaused = false;
  update();
}

i18n.on('textsAdded', (code: string, areReplaced: boolean) => {
  if (isPaused) return;
  const isShown = i18n.services.languageUtils.toResolveHierarchy(i18n.language).includes(code);
  if (isShown && (areReplaced || isFound())) update();
});

function subscribe(onChange: () => void): () => void {
  i18n.on('textsChanged', onChange);
  return () => i18n.off('textsChanged', onChange);
}

const current = () => texts;

/**
 * Texts in the language of the page: a new object with new functions when the language or the common values change, when
 * texts are replaced, and when missed texts are added.
 */
export function useTexts(): Texts {
  return useSyncExternalStore(subscribe, current, current);
}

/** Sets the values that every text can use without being given them; those that are left out are empty. */
export function setTextValues(values: Partial<CommonValues>): void {
  const before: Partial<CommonValues> = i18n.options.interpolation?.defaultVariables ?? {};
  const names = new Set([...Object.keys(before), ...Object.keys(values)] as (keyof CommonValues)[]);
  // Otherwise all components that show texts would render again.
  if ([...names].every((name) => before[name] === values[name])) return;
  i18n.options.interpolation = { ...i18n.options.interpolation, defaultVariables: values };
  update();
}

/**
 * Sets the language whose texts replace those that the language of the page lacks.
 *
 * @param onMissing called with the key of each missing text when it is rendered
 */
export function setFallbackLanguage(code: string, onMissing: (key: string) => void): void {
  i18n.options.fallbackLng = [code];
  i18n.off('missingKey');
  i18n.on('missingKey', onMissing);
}
