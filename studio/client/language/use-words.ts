import { useMemo } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { Said } from '#studio/contract.ts';
import { asSentence, inWords, type Translations } from './in-words.ts';

const loaded = new Map<string, Translations>();

/** Adds what the check and the meta schemas say in a language, before its texts are shown. */
export function addTranslations(language: string, translations: Translations): void {
  loaded.set(language, translations);
}

/** Says what the check or a meta schema says in the language of the page: sentences of the check as such. */
export function useWords(): (said: Said) => string {
  const { language } = useTexts();
  return useMemo(() => {
    const translations = loaded.get(language) ?? {};
    return (said) => {
      const words = inWords(said, translations);
      return typeof said === 'string' ? words : asSentence(words);
    };
  }, [language]);
}
