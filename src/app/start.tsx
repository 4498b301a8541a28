import { createRoot } from 'react-dom/client';
import type { BroughtByAddress } from '#api/brought-by-address.ts';
import { configureApi } from '#api/client.ts';
import { storedLanguage, storedToken } from '#api/session-cookies.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { report } from '#config/report.ts';
import { keepFailures } from '#consent/kept-failures.ts';
import { i18n, startTexts } from '#i18n/i18n.ts';
import { offeredLanguage } from '#i18n/language.ts';
import { publicSettingsQuery } from '#queries/settings.ts';
import { type Extension, ExtensionContext, noExtension } from './extension.ts';
import { ensureAllTexts } from './languages.ts';
import { watchMissingTexts } from './missing-texts.ts';
import { Portal } from './portal.tsx';
import { createQueryClient } from './query-client.ts';
import { rulesOf } from './route-rules.ts';
import { createPortalRouter } from './router.tsx';
import { routeOf } from './routes.ts';
import { placeAt } from './screen-routes.tsx';
import { startSession } from './session-start.ts';
import { startSignIn } from './sign-in-start.ts';

/** Loads forms and texts of the first page, in parallel with the code that the router loads. */
function prepareFirstScreen(configuration: Configuration, language: string): void {
  const route = placeAt(location.pathname)?.route;
  const access = route && rulesOf(route, configuration.manifest.settings).access;
  const ignore = () => {};
  // A visitor of a private page is redirected to the login.
  const isLoginNext = access === 'private' && storedToken() === null;
  const first = isLoginNext ? routeOf('login') : route;
  if (isLoginNext) first?.screen.prefetch();
  const [firstStep] = configuration.manifest.wizards[first?.id ?? '']?.steps ?? [];
  for (const form of [...(first?.forms ?? []), ...(firstStep ? [firstStep.form] : [])]) {
    configuration.loadForm(form).catch(ignore);
    configuration.loadFormTexts(form, language).catch(ignore);
  }
}

/** Texts of a language, or of the fallback language when those cannot be read. */
async function loadTexts(configuration: Configuration, language: string, fallback: string) {
  try {
    return [language, await configuration.loadTexts(language)] as const;
  } catch (failure) {
    report(`The texts of ${language} cannot be read`, failure);
    return [fallback, await configuration.loadTexts(fallback)] as const;
  }
}

/** Language of the address; undefined when no language has its path. */
async function languageOfAddress(configuration: Configuration): Promise<string | undefined> {
  const { pathname } = location;
  if (placeAt(pathname, [i18n.language])) return i18n.language;
  await ensureAllTexts(configuration);
  const { offered } = configuration.manifest.settings.languages;
  return offered.find((language) => placeAt(pathname, [language]));
}

/** Starts the portal in `root`. Rejects when configuration or texts cannot be loaded. */
export async function startPortal(
  root: HTMLElement,
  coming: Promise<Configuration>,
  brought: BroughtByAddress,
  extension: Extension = noExtension,
): Promise<void> {
  keepFailures();
  const configuration = await coming;
  const chosen = storedLanguage();
  const language = offeredLanguage(chosen, configuration.manifest.settings.languages);
  const queryClient = createQueryClient();

  configureApi({ baseUrl: configuration.api, language: () => i18n.language || language });
  const session = startSession(queryClient, { reason: brought.hasLeft ? 'left' : 'none' });
  configureApi({
    token: () => session.getSnapshot().context.token,
    onExpired: () => session.send({ type: 'expire' }),
  });
  const signIn = startSignIn(brought.signIn, session);
  void queryClient.prefetchQuery(publicSettingsQuery());

  const fallback = configuration.manifest.settings.languages.default;
  watchMissingTexts(configuration, fallback);
  const [spoken, texts] = await loadTexts(configuration, language, fallback);
  startTexts(spoken, texts);
  // A link opens in the language of its path, unless the customer once chose another.
  if (chosen === null)
    await i18n.changeLanguage((await languageOfAddress(configuration)) ?? spoken);
  prepareFirstScreen(configuration, i18n.language);
  const router = createPortalRouter(configuration, extension.routes);
  extension.start({ queryClient, session, router });
  createRoot(root).render(
    <ExtensionContext value={extension}>
      <Portal
        configuration={configuration}
        queryClient={queryClient}
        session={session}
        signIn={signIn}
        router={router}
      />
    </ExtensionContext>,
  );
}
