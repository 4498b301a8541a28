import { type ReactElement, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { BroughtByAddress } from '#api/brought-by-address.ts';
import { configureApi } from '#api/client.ts';
import { storedLanguage, storedToken } from '#api/session-cookies.ts';
import { holdClock } from '#config/clock.ts';
import { endFirstDrawing } from '#config/code-loading.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { report } from '#config/report.ts';
import { type DrawnContent, languageAt, type WrittenPage } from '#config/written-page.ts';
import { keepFailures } from '#consent/kept-failures.ts';
import { i18n, startTexts } from '#i18n/i18n.ts';
import { offeredLanguage } from '#i18n/language.ts';
import { publicSettingsQuery } from '#queries/settings.ts';
import { keepTyped } from '#ui/typed-before.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { type Extension, noExtension } from './extension.ts';
import { firstForms, PortalRoot, prepareFirstVisit, refreshFirstVisit } from './first-page.tsx';
import { ensureAllTexts } from './languages.ts';
import { watchMissingTexts } from './missing-texts.ts';
import type { PortalProps } from './portal.tsx';
import { createQueryClient } from './query-client.ts';
import { readAhead } from './read-ahead.ts';
import type { Route } from './route.ts';
import { rulesOf } from './route-rules.ts';
import { createPortalRouter, routerReady } from './router.tsx';
import { routeOf } from './routes.ts';
import { type Place, placeAt } from './screen-routes.tsx';
import { startSession, whenKnown } from './session-start.ts';
import { startSignIn } from './sign-in-start.ts';
import { canTakeOver, enter, isForVisitor } from './take-over.ts';

/** A page waits no longer than this for what it shows first, then shows its frame until that is there. */
const MOST_WAIT_MS = 500;

/** Loads forms and texts of the first page, in parallel with the code that the router loads. */
function prepareFirstScreen(
  configuration: Configuration,
  language: string,
  route: Route | undefined,
): void {
  const access = route && rulesOf(route, configuration.manifest.settings).access;
  const ignore = () => {};
  // A visitor of a private page is redirected to the login.
  const isLoginNext = access === 'private' && storedToken() === null;
  const first = isLoginNext ? routeOf('login') : route;
  if (isLoginNext) first?.screen.prefetch();
  for (const form of firstForms(configuration, first, language)) {
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

interface Start {
  /** Where the portal is drawn. */
  root: HTMLElement;
  coming: Promise<Configuration>;
  brought: BroughtByAddress;
  /** What the page says of itself; null on one that was not written at publication. */
  written: WrittenPage | null;
  /** Called once the portal is there. */
  onDrawn?: () => void;
  extension?: Extension | undefined;
}

/** Starts the portal. Rejects when configuration or texts cannot be loaded. */
export async function startPortal({
  root,
  coming,
  brought,
  written,
  onDrawn,
  extension = noExtension,
}: Start): Promise<void> {
  keepFailures();
  const configuration = await coming;
  const isOfVersion = written?.pointer.version === configuration.version;
  const ahead = isForVisitor(brought) ? (written?.drawn ?? null) : null;
  if (ahead) enter(ahead);
  const isTaken = ahead !== null && isOfVersion && canTakeOver(ahead);
  const chosen = isTaken ? ahead.language : storedLanguage();
  const { languages } = configuration.manifest.settings;
  const wished = chosen ?? (written && languageAt(written, window.location.pathname));
  const language = offeredLanguage(wished, languages);

  const queryClient = createQueryClient();
  configureApi({ baseUrl: configuration.api, language: () => i18n.language || language });
  const session = startSession(queryClient, { reason: brought.hasLeft ? 'left' : 'none' });
  configureApi({
    token: () => session.getSnapshot().context.token,
    onExpired: () => session.send({ type: 'expire' }),
  });
  const signIn = startSignIn(brought.signIn, session);
  if (!ahead) void queryClient.prefetchQuery(publicSettingsQuery());

  watchMissingTexts(configuration, languages.default);
  const [spoken, texts] = await loadTexts(configuration, language, languages.default);
  startTexts(spoken, texts);
  // A link opens in the language of its path, unless the customer once chose another.
  if (chosen === null)
    await i18n.changeLanguage((await languageOfAddress(configuration)) ?? spoken);
  const place = placeAt(location.pathname);
  const router = createPortalRouter(configuration, extension.routes);
  extension.start({ queryClient, session, router });
  const portal = { extension, configuration, queryClient, session, signIn, router };
  const drawing = { root, portal, onDrawn, isOver: (written?.drawn ?? null) !== null };
  if (ahead && place) await takeOver(drawing, { ahead, isTaken, route: place.route });
  else await drawFirst(drawing, place);
}

interface Drawing {
  root: HTMLElement;
  portal: PortalProps & { extension: Extension };
  onDrawn: (() => void) | undefined;
  /** True where it is drawn over a page that was written ahead. */
  isOver: boolean;
}

/** Draws a page that was not written ahead for who is there. */
async function drawFirst(
  { root, portal, onDrawn, isOver }: Drawing,
  place: Place | null,
): Promise<void> {
  const { configuration, queryClient, session, router } = portal;
  prepareFirstScreen(configuration, i18n.language, place?.route);
  const { settings } = configuration.manifest;
  // What cannot be read ahead is read, and told, where it is shown.
  const reading = place && readAhead(place, { queryClient, session, settings }).catch(() => {});
  const ready = Promise.all([whenKnown(session), routerReady(router), reading]);
  // Drawn once, not four times: the code is on the way, and who is there was asked early.
  await Promise.race([ready, new Promise((go) => setTimeout(go, MOST_WAIT_MS))]);
  endFirstDrawing();
  drawAnew(root, <PortalRoot {...portal} onDrawn={onDrawn} />, isOver);
}

interface Ahead {
  ahead: DrawnContent;
  /** False where something else is drawn than what stands there. */
  isTaken: boolean;
  route: Route;
}

/** Takes a page over that was written ahead for visitors, or draws another one over it. */
async function takeOver(
  { root, portal, onDrawn }: Drawing,
  { ahead: { served, moment }, isTaken, route }: Ahead,
): Promise<void> {
  const { configuration, queryClient, router } = portal;
  await prepareFirstVisit({ configuration, queryClient, route, language: i18n.language, served });
  await routerReady(router);
  endFirstDrawing();
  const goOn = () => {
    onDrawn?.();
    // What changes while React takes parts of the page over makes it take them over at once, and all together.
    whenIdle(() => {
      holdClock(null);
      refreshFirstVisit(queryClient);
    });
  };
  const drawn = <PortalRoot {...portal} onDrawn={goOn} />;
  if (!isTaken) {
    drawAnew(root, drawn, true);
    return;
  }
  keepTyped(root);
  holdClock(moment);
  // In pieces, so that the page can be scrolled and typed into meanwhile.
  startTransition(() => {
    hydrateRoot(root, drawn, {
      onRecoverableError: (failure) => report('A written page is not what is drawn', failure),
    });
  });
}

/** Draws the portal in place of what stands there, and keeps what was typed into a page that was written ahead. */
function drawAnew(root: HTMLElement, portal: ReactElement, isOver: boolean): void {
  const reactRoot = createRoot(root);
  if (!isOver) {
    // In pieces, between which the browser does what else there is to do.
    startTransition(() => reactRoot.render(portal));
    return;
  }
  keepTyped(root);
  // At once: what is typed in between would be lost.
  flushSync(() => reactRoot.render(portal));
}
