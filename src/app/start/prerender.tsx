import { readFile } from 'node:fs/promises';
import { createActor } from 'xstate';
import { identityProviderOf } from '#actors/identity-provider.ts';
import { configureApi } from '#api/client.ts';
import { visitorSession } from '#app/access/session-start.ts';
import { noExtension } from '#app/extension.ts';
import { allRoutes, openOwnPages, routeOf } from '#app/routing/all-routes.ts';
import { portalPlaces } from '#app/routing/portal-places.ts';
import type { Route } from '#app/routing/route.ts';
import { rulesOf } from '#app/routing/route-rules.ts';
import { createWrittenRouter, routerReady } from '#app/routing/router.tsx';
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
} from '#config/pages/prerendered-page.ts';
import { widgetsCode } from '#forms/use-form.ts';
import { addTexts, i18n, startTexts, textLanguages } from '#i18n/i18n.ts';
import { pathPatterns } from '#i18n/paths.ts';
import { signInMachine } from '#machines/sign-in.ts';
import { takePrerenderedMarks } from '#ui/loading/use-page-mark.ts';
import { forgetWizards } from '#wizard/resume/wizard-forget.ts';
import {
  firstForms,
  PortalRoot,
  prepareFirstVisit,
  publishedSettings,
  visitorFacts,
} from './first-page.tsx';
import { moduleOf } from './module-of.ts';
import { htmlOf, noticesIn } from './page-notices.tsx';
import { createQueryClient } from './query-client.ts';

/** Node's own `fetch` reads no files. */
const fetchFromNet = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const url = String(input);
  return url.startsWith('file:')
    ? new Response(await readFile(new URL(url)))
    : fetchFromNet(input, init);
};

/** Prerenders every page that visitors may open, in each offered language, and finds what the other pages need. */
export async function prerenderPortal({
  base,
  served,
  moment,
}: PrerenderOptions): Promise<PrerenderedPortal> {
  const configuration = await loadConfiguration(base);
  openOwnPages(configuration.manifest);
  const queryClient = createQueryClient();
  const settings = await publishedSettings({ configuration, queryClient, served });
  // The settings in force decide which pages are prerendered; the render merges the same settings again.
  const inForce = { ...configuration, manifest: { ...configuration.manifest, settings } };
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
    const open = allRoutes().filter((one) => isForVisitors(one, inForce, language, served.flags));
    for (const route of isClosed ? [] : open)
      pages.push(
        ...(await prerenderedOrNone({ configuration, route, language, served, settings })),
      );
    places.push(...(await portalPlaces(inForce, language)));
  }
  const notices = await Promise.all(
    offered.map(async (language) => [language, await noticesIn(language, settings)] as const),
  );
  return { brand: settings.brand, pages, places, notices: Object.fromEntries(notices) };
}

/** True for a page with its own address that every visitor may open under the published settings. */
function isForVisitors(
  route: Route,
  configuration: Configuration,
  language: string,
  flags: Record<string, boolean>,
): boolean {
  const { settings } = configuration.manifest;
  const { access, enabled, requires, lands, leadsToProvider } = rulesOf(route, settings);
  const path = pathPatterns(language)[route.id];
  if (!path || path.includes(':') || route.needsBrowser) return false;
  if (!enabled || access === 'private' || lands || leadsToProvider) return false;
  const facts = visitorFacts(configuration, { language, flags });
  return requires.every((name) => configuration.holds(name, facts));
}

/** True when `/` leads a visitor who has chosen no language to this page. */
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

interface PageInput {
  configuration: Configuration;
  route: Route;
  language: string;
  served: ServedToVisitors;
  /** Settings in force. */
  settings: Settings;
}

/** The page; none when it cannot be prerendered, which is logged: the browser then renders it like all other pages. */
async function prerenderedOrNone(input: PageInput): Promise<PrerenderedPage[]> {
  try {
    return [await prerenderPage(input)];
  } catch (failure) {
    const { route, language } = input;
    console.error(`· The page of "${route.id}" in ${language} is not prerendered:`, failure);
    return [];
  }
}

async function prerenderPage(input: PageInput): Promise<PrerenderedPage> {
  const { configuration, route, language, served } = input;
  const path = pathPatterns(language)[route.id] ?? '';
  const queryClient = createQueryClient();
  startFirstRender();
  await prepareFirstVisit({ configuration, queryClient, route, language, served });
  const router = createWrittenRouter(configuration, path);
  await routerReady(router);
  const forms = firstForms(configuration, route, language);
  const loads = [...endFirstRender(), forms.length > 0 ? widgetsCode : []].flat();
  const modules = loads.flatMap(moduleOf);
  const session = visitorSession();
  const signIn = createActor(signInMachine, {
    input: { credentials: null, current: () => null },
  }).start();
  const portal = { configuration, queryClient, session, signIn, router };
  takePrerenderedMarks();
  const html = await htmlOf(<PortalRoot extension={noExtension} {...portal} />);
  const marks = takePrerenderedMarks();
  session.stop();
  signIn.stop();
  queryClient.clear();
  forgetWizards();
  const heading = textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');
  const isEntry = leadsThere(route, configuration, language);
  return {
    ...{ route: route.id, language, path, isEntry },
    ...{ heading, html, marks, forms, modules },
  };
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'" };

/** The text of a piece of HTML that React wrote. */
const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all);
