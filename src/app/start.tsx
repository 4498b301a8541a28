import { createRoot } from 'react-dom/client';
import { configureApi } from '#api/client.ts';
import { storedLanguage, storedToken } from '#api/session-cookies.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { report } from '#config/report.ts';
// Listens from here on: before the router, which is drawn later.
import '#forms/departures.ts';
import { i18n, startTexts } from '#i18n/i18n.ts';
import { offeredLanguage } from '#i18n/language.ts';
import { fitsPattern, pathPatterns } from '#i18n/paths.ts';
import { publicSettingsQuery } from '#queries/settings.ts';
import { watchMissingTexts } from './missing-texts.ts';
import { Portal } from './portal.tsx';
import { createQueryClient } from './query-client.ts';
import { rulesOf } from './route-rules.ts';
import { routeOf, routes } from './routes.ts';
import { startSession } from './session-start.ts';

/** Starts what the first page needs before it is drawn: its code, its forms and their texts. */
function prepareFirstScreen(configuration: Configuration, language: string): void {
  const patterns = pathPatterns(language);
  const route = routes.find(({ id }) => fitsPattern(patterns[id], location.pathname));
  const rules = route && rulesOf(route, configuration.manifest.settings);
  const isVisitor = storedToken() === null;
  // A visitor who comes to a private page sees the login next.
  const first = rules?.access === 'private' && isVisitor ? routeOf('login') : route;
  const ignore = () => {};
  if (first !== route || !rules?.lands) first?.screen().catch(ignore);
  const [firstStep] = configuration.manifest.wizards[first?.id ?? '']?.steps ?? [];
  for (const form of [...(first?.forms ?? []), ...(firstStep ? [firstStep.form] : [])]) {
    configuration.loadForm(form).catch(ignore);
    configuration.loadFormTexts(form, language).catch(ignore);
  }
}

/** Texts of the wished language, or of the usual one when those cannot be read. */
async function loadTexts(configuration: Configuration, wished: string, usual: string) {
  try {
    return [wished, await configuration.loadTexts(wished)] as const;
  } catch (failure) {
    report(`The texts of ${wished} cannot be read`, failure);
    return [usual, await configuration.loadTexts(usual)] as const;
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
  if (import.meta.env.MODE === 'preview') {
    const { startPreview } = await import('./preview/preview-start.tsx');
    startPreview(queryClient, session);
  }

  const usual = configuration.manifest.settings.languages.default;
  watchMissingTexts(configuration, usual);
  const [spoken, texts] = await loadTexts(configuration, language, usual);
  startTexts(spoken, texts);
  prepareFirstScreen(configuration, spoken);
  createRoot(root).render(
    <Portal configuration={configuration} queryClient={queryClient} session={session} />,
  );
}
