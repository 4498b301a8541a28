import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from './i18n.ts';

/** A text by its address, with its values; the one untyped seam of the texts (`config:check` proves the keys). */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

export interface Texts {
  t: Translate;
  /** Text of a key, or undefined when no such text exists. */
  optional: (key: string, values?: Record<string, unknown>) => string | undefined;
  /** Language of the page, for example `es-ES`. */
  language: string;
}

/** Texts in the language of the page; the component is drawn again when the language changes. */
export function useTexts(): Texts {
  const { t, i18n: current } = useTranslation(undefined, { i18n });
  const language = current.language;
  return useMemo(() => {
    const translate = t as unknown as Translate;
    return {
      t: translate,
      optional: (key, values) => (current.exists(key) ? translate(key, values) : undefined),
      language,
    };
  }, [t, current, language]);
}
