import { storeLanguage } from '#api/session-cookies.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { addTexts, hasTexts, i18n } from '#i18n/i18n.ts';

/** Brings the texts of a language, once. Rejects when they cannot be read. */
export async function ensureTexts(configuration: Configuration, language: string): Promise<void> {
  if (hasTexts(language)) return;
  addTexts(language, await configuration.loadTexts(language));
}

/** Turns the page to a language; each route then moves to its path there. */
export async function turnTo(configuration: Configuration, language: string): Promise<void> {
  await ensureTexts(configuration, language);
  i18n.changeLanguage(language);
}

/** Turns the page to the language that the customer chose, and remembers it. */
export async function changeLanguage(
  configuration: Configuration,
  language: string,
): Promise<void> {
  await turnTo(configuration, language);
  storeLanguage(language);
}
