import { useEffect } from 'react';
import type { Configuration, Settings } from '#config/configuration-types.ts';
import { report } from '#config/report.ts';
import { offeredLanguage } from '#i18n/language.ts';
import { useTexts } from '#i18n/texts.ts';
import { turnTo } from './languages.ts';

/** Turns the page to the usual language when the one it speaks is offered no more; the customer's own wish is kept. */
export function useOfferedLanguage(
  configuration: Configuration,
  languages: Settings['languages'],
): void {
  const { language } = useTexts();
  const next = offeredLanguage(language, languages);
  useEffect(() => {
    if (next === language) return;
    turnTo(configuration, next).catch((failure: unknown) =>
      report(`The texts of ${next} cannot be read`, failure),
    );
  }, [configuration, language, next]);
}
