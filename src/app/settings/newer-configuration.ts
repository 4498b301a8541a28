import type { QueryClient } from '@tanstack/react-query';
import { configureApi } from '#api/client.ts';
import { openOwnPages } from '#app/routing/all-routes.ts';
import { watchMissingTexts } from '#app/start/missing-texts.ts';
import { configurationAt, readPointer } from '#config/configuration.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { report, reportUnder } from '#config/report.ts';
import { renewForms } from '#forms/form-renewal.ts';
import { addTexts, textLanguages } from '#i18n/i18n.ts';
import { holdTexts, letTextsTurn } from '#i18n/texts.ts';
import { settingRulesQuery } from './use-settings.ts';

/**
 * The latest published version, with everything that the page shows already loaded, so that the page can switch at
 * once; its texts do not show before that (`letTextsTurn`). Null when the page has it already, or when it cannot be
 * loaded completely, which is reported.
 */
export async function newerConfiguration(
  current: Configuration,
  queryClient: QueryClient,
): Promise<Configuration | null> {
  try {
    const pointer = await readPointer(current.base);
    if (pointer.version === current.version) return null;
    const next = await configurationAt(pointer, current.base);
    const languages = textLanguages().filter((language) => language in next.manifest.texts);
    const [placeForms] = await Promise.all([
      renewForms(queryClient, current, next),
      ...languages.map((language) => next.loadTexts(language)),
      queryClient.fetchQuery(settingRulesQuery(next)),
    ]);
    holdTexts();
    for (const language of languages) addTexts(language, await next.loadTexts(language));
    await placeForms();
    applyVersion(next);
    return next;
  } catch (failure) {
    letTextsTurn();
    report('A newer version cannot be used: the page keeps the one it has', failure);
    return null;
  }
}

function applyVersion(configuration: Configuration): void {
  reportUnder(configuration.version);
  openOwnPages(configuration.manifest);
  configureApi({ baseUrl: configuration.api });
  watchMissingTexts(configuration, configuration.manifest.settings.languages.default);
}
