import { type ReactElement, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { storedToken } from '#api/session-cookies.ts';
import { whenKnown } from '#app/access/session-start.ts';
import type { Extension } from '#app/extension.ts';
import type { PortalProps } from '#app/portal.tsx';
import { routeOf } from '#app/routing/all-routes.ts';
import type { Route } from '#app/routing/route.ts';
import { rulesOf } from '#app/routing/route-rules.ts';
import { routerReady } from '#app/routing/router.tsx';
import { type Place, placeAt } from '#app/routing/screen-routes.tsx';
import { holdClock } from '#config/clock.ts';
import { endFirstRender } from '#config/code-loading.ts';
import type { Configuration } from '#config/configuration-types.ts';
import type { PrerenderedContent } from '#config/pages/written-page.ts';
import { report } from '#config/report.ts';
import { i18n } from '#i18n/i18n.ts';
import { isTranslated } from '#ui/hydration/browser-translation.ts';
import { storeEarlyInput } from '#ui/hydration/early-input.ts';
import { replayClick, storeClick } from '#ui/hydration/replay-click.ts';
import { dropPrerenderedMarks } from '#ui/loading/use-page-mark.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';
import {
  firstForms,
  PortalRoot,
  prepareFirstVisit,
  prepareTextValues,
  refreshFirstVisit,
} from './first-page.tsx';
import { readAhead, readFlags } from './read-ahead.ts';

/** Longest wait for the data that a page shows first; after that its frame is rendered until the data arrives. */
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

interface RenderInput {
  root: HTMLElement;
  portal: PortalProps & { extension: Extension };
  onRendered: (() => void) | undefined;
  /** The prerendered page that the root contains; null for none. */
  prerendered: PrerenderedContent | null;
  /** Unmounts the page. */
  signal?: AbortSignal;
}

/** Stores the input and the click of the user in a prerendered page, before React renders it. */
function storeEarly(root: HTMLElement): void {
  storeEarlyInput(root);
  storeClick();
}

/** True while the page of the address is the prerendered one, in the same or another language. */
const isAt = ({ path }: PrerenderedContent) =>
  placeAt(location.pathname)?.route === placeAt(path)?.route;

/** Renders a page that was not prerendered for this visitor or customer. */
export async function renderFirst(
  { root, portal, onRendered, prerendered, signal }: RenderInput,
  place: Place | null,
): Promise<void> {
  const { configuration, queryClient, session, router } = portal;
  prepareFirstScreen(configuration, i18n.language, place?.route);
  const flags = readFlags(queryClient, session);
  // A failure here is ignored: the component that shows the data reads it again and reports the failure.
  const texts = prepareTextValues({ configuration, queryClient }).catch(() => {});
  const reading =
    place &&
    readAhead(place, { queryClient, session, manifest: configuration.manifest }).catch(() => {});
  const ready = Promise.all([whenKnown(session), routerReady(router), reading, texts, flags]);
  // Waits, so as to render once instead of four times: the code is loading and the session check was requested early.
  await Promise.race([ready, new Promise((go) => setTimeout(go, MOST_WAIT_MS))]);
  endFirstRender();
  const onPortalRendered = () => {
    onRendered?.();
    if (prerendered) replayClick(() => isAt(prerendered));
  };
  renderAgain(root, <PortalRoot {...portal} onRendered={onPortalRendered} />, {
    replacesPrerendered: prerendered !== null,
    signal,
  });
}

interface PrerenderedVisit {
  prerendered: PrerenderedContent;
  /** False when the application renders something else than the prerendered page. */
  hydrates: boolean;
  route: Route;
}

/** Hydrates a page that was prerendered for visitors, or renders another one in its place. */
export async function hydratePage(
  { root, portal, onRendered, signal }: RenderInput,
  { prerendered, hydrates, route }: PrerenderedVisit,
): Promise<void> {
  const { served, moment } = prerendered;
  const { configuration, queryClient, router } = portal;
  const { language } = i18n;
  await prepareFirstVisit({ configuration, queryClient, route, language, served, moment });
  await routerReady(router);
  endFirstRender();
  const onPortalRendered = () => {
    onRendered?.();
    replayClick(() => isAt(prerendered));
    // When idle: an update during hydration makes React hydrate the affected parts at once, in one long task.
    whenIdle(() => {
      holdClock(null);
      refreshFirstVisit(queryClient);
    });
  };
  const element = <PortalRoot {...portal} onRendered={onPortalRendered} />;
  // A translated page does not match what React would render.
  if (!hydrates || isTranslated()) {
    renderAgain(root, element, { replacesPrerendered: true, signal });
    return;
  }
  storeEarly(root);
  holdClock(moment);
  // In a transition, so that the page responds to scrolling and typing meanwhile.
  startTransition(() => {
    const reactRoot = hydrateRoot(root, element, {
      onRecoverableError: (failure) => {
        // React renders again what was translated before it was hydrated.
        if (!isTranslated()) report('A prerendered page differs from the rendered one', failure);
      },
    });
    signal?.addEventListener('abort', () => reactRoot.unmount());
  });
}

/** Renders the portal in place of the content of the root, and retains the input of a prerendered page. */
function renderAgain(
  root: HTMLElement,
  portal: ReactElement,
  {
    replacesPrerendered,
    signal,
  }: { replacesPrerendered: boolean; signal: AbortSignal | undefined },
): void {
  const reactRoot = createRoot(root);
  signal?.addEventListener('abort', () => reactRoot.unmount());
  dropPrerenderedMarks();
  if (!replacesPrerendered) {
    // In a transition, so that React yields to other tasks of the browser.
    startTransition(() => reactRoot.render(portal));
    return;
  }
  storeEarly(root);
  // Synchronously: input typed in between would be lost.
  flushSync(() => reactRoot.render(portal));
}
