import { readFile } from 'node:fs/promises';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static.edge';
import { createActor } from 'xstate';
import { identityProviderOf } from '#actors/identity-provider.ts';
import { configureApi } from '#api/client.ts';
import { noExtension } from '#app/extension.ts';
import { portalPlaces } from '#app/routing/portal-places.ts';
import type { Route } from '#app/routing/route.ts';
import { rulesOf } from '#app/routing/route-rules.ts';
import { createWrittenRouter, routerReady } from '#app/routing/router.tsx';
import { routeOf, routes } from '#app/routing/routes.ts';
import { isUnderMaintenance } from '#app/settings/maintenance.ts';
import { holdClock } from '#config/clock.ts';
import { endFirstRender, startFirstRender } from '#config/code-loading.ts';
import { loadConfiguration } from '#config/configuration.ts';
import type { Configuration, Settings } from '#config/configuration-types.ts';
import type {
  PortalPlace,
  PrerenderedPage,
  PrerenderedPortal,
  PrerenderOptions,
  ServedToVisitors,
} from '#config/prerendered-page.ts';
import { addTexts, i18n, startTexts, textLanguages } from '#i18n/i18n.ts';
import { pathPatterns } from '#i18n/paths.ts';
import { textsIn } from '#i18n/texts.ts';
import { sessionMachine } from '#machines/session.ts';
import { signInMachine } from '#machines/sign-in.ts';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';
import { takeWrittenMarks } from '#ui/loading/use-page-mark.ts';
import { forgetWizards } from '#wizard/resume/wizard-forget.ts';
import {
  firstForms,
  PortalRoot,
  prepareFirstVisit,
  publishedSettings,
  visitorFacts,
} from './first-page.tsx';
import { moduleOf } from './module-of.ts';
import { createQueryClient } from './query-client.ts';

/** Node's own reads no files. */
const fetchFromNet = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const url = String(input);
  return url.startsWith('file:')
    ? new Response(await readFile(new URL(url)))
    : fetchFromNet(input, init);
};

/** Draws every page that visitors may open, in each offered language, and finds what the others need. */
export async function prerenderPortal({
  base,
  served,
  moment,
}: PrerenderOptions): Promise<PrerenderedPortal> {
  const published = await loadConfiguration(base);
  const queryClient = createQueryClient();
  const settings = await publishedSettings({ configuration: published, queryClient, served });
  // What decides about pages is what is in force; the drawing merges the same once more.
  const inForce = { ...published, manifest: { ...published.manifest, settings } };
  const configuration = published;
  holdClock(moment);
  const { offered } = settings.languages;
  for (const language of offered) {
    const texts = await configuration.loadTexts(language);
    if (textLanguages().length === 0) startTexts(language, texts);
    else addTexts(language, texts);
  }
  const isClosed = isUnderMaintenance(settings, moment);
  const pages: PrerenderedPage[] = [];
  const places: PortalPlace[] = [];
  for (const language of offered) {
    await i18n.changeLanguage(language);
    configureApi({ baseUrl: 'http://unused.invalid', language: () => language });
    const open = routes.filter((one) => isForVisitors(one, inForce, language, served.flags));
    for (const route of isClosed ? [] : open)
      pages.push(...(await drawnOrNot({ configuration, route, language, served, settings })));
    places.push(...(await portalPlaces(inForce, language)));
  }
  return { brand: settings.brand, pages, places };
}

/** True for a page with an address of its own that everybody may open under the published settings. */
function isForVisitors(
  route: Route,
  configuration: Configuration,
  language: string,
  flags: Record<string, boolean>,
): boolean {
  const { settings } = configuration.manifest;
  const { access, enabled, requires, lands, asksProvider } = rulesOf(route, settings);
  const path = pathPatterns(language)[route.id];
  if (!path || path.includes(':') || route.needsBrowser) return false;
  if (!enabled || access === 'private' || lands || asksProvider) return false;
  const facts = visitorFacts(configuration, { language, flags });
  return requires.every((name) => configuration.holds(name, facts));
}

/** True where `/` leads a visitor to this page, who has chosen no language. */
function leadsThere(route: Route, { manifest }: Configuration, language: string): boolean {
  const { settings } = manifest;
  const home = routeOf('home');
  return (
    route.id === 'login' &&
    language === settings.languages.default &&
    identityProviderOf(settings) === null &&
    home !== undefined &&
    rulesOf(home, settings).access === 'private'
  );
}

interface Drawing {
  configuration: Configuration;
  route: Route;
  language: string;
  served: ServedToVisitors;
  /** Settings in force. */
  settings: Settings;
}

/** The page; nothing for one that cannot be drawn, which is said: the browser draws it as it draws all others. */
async function drawnOrNot(drawing: Drawing): Promise<PrerenderedPage[]> {
  try {
    return [await drawPage(drawing)];
  } catch (failure) {
    const { route, language } = drawing;
    console.error(`· The page of "${route.id}" in ${language} is not written ahead:`, failure);
    return [];
  }
}

async function drawPage(drawing: Drawing): Promise<PrerenderedPage> {
  const { configuration, route, language, served, settings } = drawing;
  const path = pathPatterns(language)[route.id] ?? '';
  const { organization } = settings;
  const queryClient = createQueryClient();
  startFirstRender();
  await prepareFirstVisit({ configuration, queryClient, route, language, served });
  const router = createWrittenRouter(path);
  await routerReady(router);
  const modules = endFirstRender().flatMap(moduleOf);
  const session = createActor(sessionMachine, {
    input: { stored: null, reason: 'none', now: Date.now },
  }).start();
  const signIn = createActor(signInMachine, {
    input: { brought: null, current: () => null },
  }).start();
  const portal = { configuration, queryClient, session, signIn, router };
  takeWrittenMarks();
  const html = await htmlOf(<PortalRoot extension={noExtension} {...portal} />);
  const marks = takeWrittenMarks();
  session.stop();
  signIn.stop();
  queryClient.clear();
  forgetWizards();
  const forms = firstForms(configuration, route, language);
  const heading = textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');
  const withoutScript = await htmlOf(
    <TextWithPhone
      text={textsIn(language)('frame.noScript', { phone: organization.phone })}
      organization={organization}
    />,
  );
  const isEntry = leadsThere(route, configuration, language);
  return {
    route: route.id,
    language,
    path,
    isEntry,
    heading,
    html,
    marks,
    withoutScript,
    forms,
    modules,
  };
}

/** Rejects with the first failure of a part. */
async function htmlOf(element: ReactElement): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(element, {
    onError: (failure) => void failures.push(failure),
    // Everything stands where it belongs: what is put in later needs scripts in the page.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'" };

/** The text of a piece of HTML that React wrote. */
const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all);
