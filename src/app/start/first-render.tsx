import { type ReactElement, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { storedToken } from '#api/session-cookies.ts';
import { whenKnown } from '#app/access/session-start.ts';
import type { Extension } from '#app/extension.ts';
import type { PortalProps } from '#app/portal.tsx';
import type { Route } from '#app/routing/route.ts';
import { rulesOf } from '#app/routing/route-rules.ts';
import { routerReady } from '#app/routing/router.tsx';
import { routeOf } from '#app/routing/routes.ts';
import { type Place, placeAt } from '#app/routing/screen-routes.tsx';
import { holdClock } from '#config/clock.ts';
import { endFirstRender } from '#config/code-loading.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { report } from '#config/report.ts';
import type { PrerenderedContent } from '#config/written-page.ts';
import { i18n } from '#i18n/i18n.ts';
import { isTranslated } from '#ui/hydration/browser-translation.ts';
import { storeEarlyInput } from '#ui/hydration/early-input.ts';
import { replayClick, storeClick } from '#ui/hydration/replay-click.ts';
import { dropWrittenMarks } from '#ui/loading/use-page-mark.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';
import {
  firstForms,
  PortalRoot,
  prepareFirstVisit,
  prepareTextValues,
  refreshFirstVisit,
} from './first-page.tsx';
import { readAhead, readFlags } from './read-ahead.ts';

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

interface Drawing {
  root: HTMLElement;
  portal: PortalProps & { extension: Extension };
  onRendered: (() => void) | undefined;
  /** The page that was written ahead in its place; null where none was. */
  over: PrerenderedContent | null;
  /** Removes the page again. */
  signal?: AbortSignal;
}

/** Stores what the user did in a page that was written ahead, before React renders it. */
function storeEarly(root: HTMLElement): void {
  storeEarlyInput(root);
  storeClick();
}

/** True while the page of the address is that of another one, in the same or another language. */
const isAt = ({ path }: PrerenderedContent) =>
  placeAt(location.pathname)?.route === placeAt(path)?.route;

/** Draws a page that was not written ahead for who is there. */
export async function renderFirst(
  { root, portal, onRendered, over, signal }: Drawing,
  place: Place | null,
): Promise<void> {
  const { configuration, queryClient, session, router } = portal;
  prepareFirstScreen(configuration, i18n.language, place?.route);
  const { settings } = configuration.manifest;
  const flags = readFlags(queryClient, session);
  // What cannot be read ahead is read, and told, where it is shown.
  const texts = prepareTextValues({ configuration, queryClient }).catch(() => {});
  const reading = place && readAhead(place, { queryClient, session, settings }).catch(() => {});
  const ready = Promise.all([whenKnown(session), routerReady(router), reading, texts, flags]);
  // Drawn once, not four times: the code is on the way, and who is there was asked early.
  await Promise.race([ready, new Promise((go) => setTimeout(go, MOST_WAIT_MS))]);
  endFirstRender();
  const goOn = () => {
    onRendered?.();
    if (over) replayClick(() => isAt(over));
  };
  renderAgain(root, <PortalRoot {...portal} onRendered={goOn} />, {
    isOver: over !== null,
    signal,
  });
}

interface Ahead {
  ahead: PrerenderedContent;
  /** False where something else is drawn than what stands there. */
  isTaken: boolean;
  route: Route;
}

/** Takes a page over that was written ahead for visitors, or draws another one over it. */
export async function takeOver(
  { root, portal, onRendered, signal }: Drawing,
  { ahead, isTaken, route }: Ahead,
): Promise<void> {
  const { served, moment } = ahead;
  const { configuration, queryClient, router } = portal;
  await prepareFirstVisit({ configuration, queryClient, route, language: i18n.language, served });
  await routerReady(router);
  endFirstRender();
  const goOn = () => {
    onRendered?.();
    replayClick(() => isAt(ahead));
    // What changes while React takes parts of the page over makes it take them over at once, and all together.
    whenIdle(() => {
      holdClock(null);
      refreshFirstVisit(queryClient);
    });
  };
  const drawn = <PortalRoot {...portal} onRendered={goOn} />;
  // A translated page is not what React would find.
  if (!isTaken || isTranslated()) {
    renderAgain(root, drawn, { isOver: true, signal });
    return;
  }
  storeEarly(root);
  holdClock(moment);
  // In pieces, so that the page can be scrolled and typed into meanwhile.
  startTransition(() => {
    const reactRoot = hydrateRoot(root, drawn, {
      onRecoverableError: (failure) => {
        // React renders again what was translated before it was hydrated.
        if (!isTranslated()) report('A written page is not what is drawn', failure);
      },
    });
    signal?.addEventListener('abort', () => reactRoot.unmount());
  });
}

/** Draws the portal in place of what stands there, and keeps what was typed into a page that was written ahead. */
function renderAgain(
  root: HTMLElement,
  portal: ReactElement,
  { isOver, signal }: { isOver: boolean; signal: AbortSignal | undefined },
): void {
  const reactRoot = createRoot(root);
  signal?.addEventListener('abort', () => reactRoot.unmount());
  dropWrittenMarks();
  if (!isOver) {
    // In pieces, between which the browser does what else there is to do.
    startTransition(() => reactRoot.render(portal));
    return;
  }
  storeEarly(root);
  // At once: what is typed in between would be lost.
  flushSync(() => reactRoot.render(portal));
}
