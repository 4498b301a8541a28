import { useLayoutEffect } from 'react';
import type { Settings } from '#config/configuration-types.ts';
import { commonValuesOf } from '#i18n/common-values.ts';
import { setTextValues } from '#i18n/texts.ts';
import { isTranslated } from '#ui/hydration/browser-translation.ts';
import { applyBrand } from './brand.ts';

/** Names the language of the page in the document together with its texts, unless the browser has translated it. */
export function useDocumentLanguage(language: string): void {
  useLayoutEffect(() => {
    if (!isTranslated()) document.documentElement.lang = language;
  }, [language]);
}

/** Shows the brand before the page is painted: another typeface would shift what is on it. */
export function useBrand(settings: Settings): void {
  useLayoutEffect(() => applyBrand(settings, document.documentElement), [settings]);
}

/** Sets the values that every text can use to those of the settings in force. */
export function useCommonValues(settings: Settings): void {
  useLayoutEffect(() => setTextValues(commonValuesOf(settings)), [settings]);
}
