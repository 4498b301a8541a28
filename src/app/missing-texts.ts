import type { Configuration } from '#config/configuration-types.ts';
import { report } from '#config/report.ts';
import { addFormTexts, hasTexts, i18n, setSpareTexts } from '#i18n/i18n.ts';
import { ensureTexts } from './languages.ts';

/**
 * Lets the texts of the usual language stand in for those that a broken publication lacks in another one:
 * fetched when the first is missed, and reported.
 */
export function watchMissingTexts(configuration: Configuration, usual: string): void {
  const asked = new Set<string>();
  setSpareTexts(usual, (key) => {
    if (i18n.language === '') return;
    report(`There is no text "${key}" in ${i18n.language}`);
    const [area, form = ''] = key.split('.');
    const wanted = area === 'forms' ? form : '';
    if (i18n.language === usual || asked.has(wanted)) return;
    asked.add(wanted);
    const coming = wanted
      ? configuration
          .loadFormTexts(wanted, usual)
          .then((texts) => addFormTexts(usual, wanted, texts))
      : hasTexts(usual)
        ? undefined
        : ensureTexts(configuration, usual);
    coming?.catch((failure: unknown) => report(`No texts stand in for "${key}"`, failure));
  });
}
