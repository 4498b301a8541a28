import { ensureTexts } from '#app/settings/languages.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { report } from '#config/report.ts';
import { addFormTexts, i18n } from '#i18n/i18n.ts';
import { setFallbackLanguage } from '#i18n/texts.ts';

/**
 * Reports texts that the publication lacks in the language of the page, and loads those of the fallback language when
 * the first is missing: i18next then shows them.
 */
export function watchMissingTexts(configuration: Configuration, fallback: string): void {
  const fetched = new Set<string>();
  setFallbackLanguage(fallback, (key) => {
    if (!i18n.language) return;
    report(`There is no text "${key}" in ${i18n.language}`);
    const [area, name = ''] = key.split('.');
    const form = area === 'forms' ? name : '';
    if (i18n.language === fallback || fetched.has(form)) return;
    fetched.add(form);
    fallbackTexts(configuration, fallback, form).catch((failure: unknown) =>
      report(`The fallback texts for "${key}" cannot be read`, failure),
    );
  });
}

async function fallbackTexts(
  configuration: Configuration,
  language: string,
  form: string,
): Promise<void> {
  if (form) addFormTexts(language, form, await configuration.loadFormTexts(form, language));
  else await ensureTexts(configuration, language);
}
