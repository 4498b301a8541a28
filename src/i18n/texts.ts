import { useMemo, useSyncExternalStore } from 'react';
import { findText, i18n, spareText, type TextValues } from './i18n.ts';

/** A text by its address, with its values; a missing one has a stand-in (`config:check` proves the keys). */
export type Translate = (key: string, values?: TextValues) => string;

export interface Texts {
  t: Translate;
  /** Text of a key, or undefined when no such text exists. */
  optional: (key: string, values?: TextValues) => string | undefined;
  /** Language of the page, for example `es-ES`. */
  language: string;
}

/** Texts in the language of the page; the component is drawn again when language or texts change. */
export function useTexts(): Texts {
  const version = useSyncExternalStore(i18n.subscribe, i18n.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts make another object
  return useMemo(
    () => ({
      t: (key, values) => findText(key, values) ?? spareText(key, values),
      optional: (key, values) => findText(key, values),
      language: i18n.language,
    }),
    [version],
  );
}
