import type { AddressParameters } from '#api/address-parameters.ts';
import { configureApi } from '#api/client.ts';
import { storedLanguage, storedToken } from '#api/session-cookies.ts';
import { userOf } from '#api/token.ts';
import { startSession } from '#app/access/session-start.ts';
import { startSignIn } from '#app/access/sign-in-start.ts';
import { type Extension, noExtension } from '#app/extension.ts';
import { openOwnPages } from '#app/routing/all-routes.ts';
import { createPortalRouter } from '#app/routing/router.tsx';
import { placeAt } from '#app/routing/screen-routes.tsx';
import { ensureAllTexts, showLanguage } from '#app/settings/languages.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { languageAt, type WrittenPage } from '#config/pages/written-page.ts';
import { report } from '#config/report.ts';
import { keepFailures } from '#consent/pending-failures.ts';
import { i18n, startTexts } from '#i18n/i18n.ts';
import { offeredLanguage } from '#i18n/language.ts';
import { publicSettingsQuery } from '#queries/read/settings.ts';
import { setRetailerTime } from '#queries/read/tolerances.ts';
import { type FirstReads, readsFor } from './first-reads.ts';
import { hydratePage, renderFirst } from './first-render.tsx';
import { watchMissingTexts } from './missing-texts.ts';
import { createQueryClient } from './query-client.ts';
import { canHydrate, enter } from './take-over.ts';

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

interface Start {
  /** The element in which the portal is rendered. */
  root: HTMLElement;
  coming: Promise<Configuration>;
  addressParameters: AddressParameters;
  /** The data that the page contains for the application; null on a page that was not written at publication. */
  written: WrittenPage | null;
  /** What is read already; null for nothing. */
  reads?: FirstReads | null;
  /** Called once the portal is rendered. */
  onRendered?: () => void;
  extension?: Extension | undefined;
  /** Stops the portal: its session, its listeners and its page. */
  signal?: AbortSignal;
}

/** Starts the portal. Rejects when configuration or texts cannot be loaded. */
export async function startPortal({
  root,
  coming,
  addressParameters,
  written,
  reads = null,
  onRendered,
  extension = noExtension,
  signal,
}: Start): Promise<void> {
  keepFailures();
  const configuration = await coming;
  openOwnPages(configuration.manifest);
  const prerendered = written?.prerendered ?? null;
  const isArriving = addressParameters.signIn !== null || addressParameters.hasLeft;
  if (prerendered && !isArriving) enter(prerendered);
  const isOfVersion = written?.pointer.version === configuration.version;
  const shown = isOfVersion && !isArriving ? prerendered : null;
  const { api, languages } = configuration.manifest.settings;
  setRetailerTime(api.localTime);
  const stored = storedLanguage();
  const chosen = stored && offeredLanguage(stored, languages);
  const preferred =
    shown?.language ?? chosen ?? (written && languageAt(written, window.location.pathname));
  const language = offeredLanguage(preferred, languages);

  const customer = userOf(storedToken() ?? '')?.id;
  const early = readsFor(reads, { version: configuration.version, language, customer });
  const queryClient = early?.queryClient ?? createQueryClient();
  configureApi({
    baseUrl: configuration.api,
    language: () => i18n.language || language,
    sentAs: languages.sentAs,
    isTraced: api.traceparent,
  });
  const ends = signal ? { signal } : {};
  const session = startSession(queryClient, {
    reason: addressParameters.hasLeft ? 'left' : 'none',
    check: early?.check,
    ...ends,
  });
  configureApi({
    token: () => session.getSnapshot().context.token,
    onExpired: () => session.send({ type: 'expire' }),
  });
  const signIn = startSignIn(addressParameters.signIn, session, signal);
  if (!shown) void queryClient.prefetchQuery(publicSettingsQuery());

  watchMissingTexts(configuration, languages.default);
  const [spoken, texts] = await loadTexts(configuration, language, languages.default);
  startTexts(spoken, texts);
  const hydrates = shown?.language === spoken && canHydrate(shown, configuration);
  if (!hydrates && chosen === null)
    // A link opens in the language of its path, unless the customer chose a language before.
    await i18n.changeLanguage((await languageOfAddress(configuration)) ?? spoken);
  if (!hydrates && shown && chosen)
    await showLanguage(configuration, chosen).catch((failure: unknown) =>
      report(`The texts of ${chosen} cannot be read`, failure),
    );
  const place = placeAt(location.pathname);
  const router = createPortalRouter(configuration, extension.routes);
  signal?.addEventListener('abort', router.dispose);
  extension.start({ queryClient, session, router });
  const portal = { extension, configuration, queryClient, session, signIn, router };
  const input = { root, portal, onRendered, ...ends };
  if (hydrates && place)
    await hydratePage(input, { prerendered: shown, route: place.route, chosen });
  else await renderFirst(input, { place, isPrerendered: prerendered !== null });
}
