import { type ReactElement, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { storedToken } from '#api/session-cookies.ts';
import { visitorSession, whenKnown } from '#app/access/session-start.ts';
import type { Extension } from '#app/extension.ts';
import type { PortalProps } from '#app/portal.tsx';
import { routeOf } from '#app/routing/all-routes.ts';
import type { Route } from '#app/routing/route.ts';
import { rulesOf } from '#app/routing/route-rules.ts';
import { routerReady } from '#app/routing/router.tsx';
import type { Place } from '#app/routing/screen-routes.tsx';
import { holdClock } from '#config/clock.ts';
import { endFirstRender } from '#config/code-loading.ts';
import type { Configuration } from '#config/configuration-types.ts';
import type { PrerenderedContent } from '#config/pages/written-page.ts';
import { report } from '#config/report.ts';
import { i18n } from '#i18n/i18n.ts';
import { isTranslated } from '#ui/hydration/browser-translation.ts';
import { earlyActs, repeatActs } from '#ui/hydration/early-acts.ts';
import { whenListening } from '#ui/hydration/when-listening.ts';
import { dropPrerenderedMarks } from '#ui/loading/use-page-mark.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';
import {
  firstForms,
  isLanguageReady,
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
  /** Unmounts the page. */
  signal?: AbortSignal;
}

/** Renders a page of a customer, or in the place of a prerendered one, whose input is retained. */
export async function renderFirst(
  { root, portal, onRendered, signal }: RenderInput,
  { place, isPrerendered }: { place: Place | null; isPrerendered: boolean },
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
  const acts = isPrerendered ? earlyActs() : null;
  const onPortalRendered = () => {
    onRendered?.();
    if (acts) void repeatActs(acts);
  };
  const element = <PortalRoot {...portal} onRendered={onPortalRendered} />;
  const reactRoot = renderAll(root, element, { isPrerendered });
  signal?.addEventListener('abort', () => reactRoot.unmount());
}

/** Renders the portal in place of what the root contains. */
function renderAll(
  root: HTMLElement,
  portal: ReactElement,
  { isPrerendered }: { isPrerendered: boolean },
): Root {
  const reactRoot = createRoot(root);
  dropPrerenderedMarks();
  // In a transition React yields to other tasks of the browser; what is typed in between would be lost.
  if (isPrerendered) flushSync(() => reactRoot.render(portal));
  else startTransition(() => reactRoot.render(portal));
  return reactRoot;
}

interface PrerenderedVisit {
  prerendered: PrerenderedContent;
  route: Route;
  /** Language that was chosen before. */
  chosen: string | null;
}

/**
 * Hydrates a page as it was prerendered, for a visitor with nothing of their own; what this one has follows as changes: input
 * and click, the session, the language, and the rest of the address.
 */
export async function hydratePage(
  { root, portal, onRendered, signal }: RenderInput,
  { prerendered, route, chosen }: PrerenderedVisit,
): Promise<void> {
  const { served, moment, language } = prerendered;
  const { configuration, queryClient, router, session } = portal;
  const visit = { configuration, queryClient, route, language, served, moment };
  const [isSpoken] = await Promise.all([
    chosen !== null && chosen !== language && isLanguageReady(visit, chosen),
    prepareFirstVisit(visit),
    routerReady(router),
  ]);
  endFirstRender();
  const acts = earlyActs();
  const onPortalRendered = async () => {
    onRendered?.();
    if (!isTranslated()) await whenListening(root);
    if (storedToken() !== null) reactRoot?.render(<PortalRoot {...portal} />);
    // First: what is sent and where links lead depends on it.
    if (chosen && isSpoken) await i18n.changeLanguage(chosen);
    void repeatActs(acts);
    // When idle: an update during hydration makes React hydrate the affected parts at once, in one long task.
    whenIdle(() => {
      holdClock(null);
      refreshFirstVisit(queryClient);
    });
  };
  holdClock(moment);
  const visitor = {
    ...portal,
    session: storedToken() === null ? session : visitorSession(),
    onRendered: () => void onPortalRendered(),
    onListening: acts.note,
  };
  let reactRoot: Root | undefined;
  signal?.addEventListener('abort', () => reactRoot?.unmount());
  const element = <PortalRoot {...visitor} />;
  // What is translated already is not what React would render.
  if (isTranslated()) {
    reactRoot = renderAll(root, element, { isPrerendered: true });
    return;
  }
  // In a transition, so that the page responds to scrolling and typing meanwhile.
  startTransition(() => {
    reactRoot = hydrateRoot(root, element, {
      onRecoverableError: (failure) => {
        // React renders again what was translated before it was hydrated.
        if (!isTranslated()) report('A prerendered page differs from the rendered one', failure);
      },
    });
  });
}
