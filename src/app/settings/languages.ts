import { storeLanguage } from '#api/session-cookies.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { addTexts, hasTexts, i18n } from '#i18n/i18n.ts';

/** Loads the texts of a language, once. Rejects when they cannot be read. */
export async function ensureTexts(configuration: Configuration, language: string): Promise<void> {
  if (hasTexts(language)) return;
  addTexts(language, await configuration.loadTexts(language));
}

/** Loads the texts of every offered language; those that cannot be read remain missing. */
export async function ensureAllTexts(configuration: Configuration): Promise<void> {
  const languages = configuration.manifest.settings.languages.offered;
  await Promise.allSettled(languages.map((language) => ensureTexts(configuration, language)));
}

/** Switches the page to a language; each route then moves to its path there. */
export async function showLanguage(configuration: Configuration, language: string): Promise<void> {
  await ensureTexts(configuration, language);
  await i18n.changeLanguage(language);
}

/** Switches the page to the language that the customer chose, and stores the choice. */
export async function changeLanguage(
  configuration: Configuration,
  language: string,
): Promise<void> {
  await showLanguage(configuration, language);
  storeLanguage(language);
}
