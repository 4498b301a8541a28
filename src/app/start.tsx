import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { configureApi } from '#api/client.ts';
import { storedLanguage, storedToken } from '#api/session-cookies.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { i18n, startTexts } from '#i18n/i18n.ts';
import { offeredLanguage } from '#i18n/language.ts';
import { pathPatterns } from '#i18n/paths.ts';
import { publicSettingsQuery } from '#queries/settings.ts';
import { Portal } from './portal.tsx';
import { createQueryClient } from './query-client.ts';
import { routes } from './routes.ts';
import { startSession } from './session-start.ts';

/** Starts what the first page needs before it is drawn: its code, its forms and their texts. */
function prepareFirstScreen(configuration: Configuration, language: string): void {
  const patterns = pathPatterns(language);
  const route = routes.find(({ id }) => patterns[id] && matchPath(patterns[id], location.pathname));
  // A visitor who comes to a private page sees the login next.
  const first =
    route?.access === 'private' && storedToken() === null
      ? routes.find(({ id }) => id === 'login')
      : route;
  const ignore = () => {};
  if (first && first.screen !== 'landing') first.screen().catch(ignore);
  for (const form of first?.forms ?? []) {
    configuration.loadForm(form).catch(ignore);
    configuration.loadFormTexts(form, language).catch(ignore);
  }
}

/** Brings the portal up in `root`. Rejects when configuration or texts cannot be had. */
export async function startPortal(
  root: HTMLElement,
  coming: Promise<Configuration>,
  addressToken: string | null,
): Promise<void> {
  const configuration = await coming;
  const language = offeredLanguage(storedLanguage(), configuration.manifest.settings.languages);
  const queryClient = createQueryClient();

  configureApi({ baseUrl: configuration.api, language: () => i18n.language || language });
  const session = startSession(addressToken, queryClient);
  configureApi({
    token: () => session.getSnapshot().context.token,
    onExpired: () => session.send({ type: 'expire' }),
  });
  void queryClient.prefetchQuery(publicSettingsQuery());

  startTexts(language, await configuration.loadTexts(language));
  prepareFirstScreen(configuration, language);
  createRoot(root).render(
    <Portal configuration={configuration} queryClient={queryClient} session={session} />,
  );
}
