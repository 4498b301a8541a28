import { useEffect } from 'react';
import type { Configuration, Settings } from '#config/configuration-types.ts';
import { report } from '#config/report.ts';
import { offeredLanguage } from '#i18n/language.ts';
import { useTexts } from '#i18n/texts.ts';
import { showLanguage } from './languages.ts';

/**
 * Switches to the default language when that of the page is no longer offered; the stored choice of the customer is
 * unchanged.
 */
export function useOfferedLanguage(
  configuration: Configuration,
  languages: Settings['languages'],
): void {
  const { language } = useTexts();
  const next = offeredLanguage(language, languages);
  useEffect(() => {
    if (next === language) return;
    showLanguage(configuration, next).catch((failure: unknown) =>
      report(`The texts of ${next} cannot be read`, failure),
    );
  }, [configuration, language, next]);
}
