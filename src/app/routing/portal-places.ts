import { matchRoutes } from 'react-router-dom';
import { readsOf } from '#app/reads/page-reads.ts';
import { firstForms, visitorFacts } from '#app/start/first-page.tsx';
import { moduleOf } from '#app/start/module-of.ts';
import { endFirstRender, startFirstRender } from '#config/code-loading.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { filtersOf } from '#config/pages/listed.ts';
import type { PortalPlace } from '#config/pages/prerendered-page.ts';
import { widgetsCode } from '#forms/use-form.ts';
import { pathPatterns } from '#i18n/paths.ts';
import { landingAddress } from './addresses/landing.ts';
import { allRoutes } from './all-routes.ts';
import { loadPage } from './load-page.ts';
import type { Route } from './route.ts';
import { openRoute, rulesOf } from './route-rules.ts';

/**
 * Every page of the portal in a language whose texts are loaded, with the code and the forms that it shows a customer
 * at once. The root address counts as the page to which it redirects a customer.
 */
export async function portalPlaces(
  configuration: Configuration,
  language: string,
): Promise<PortalPlace[]> {
  const patterns = pathPatterns(language);
  const places: PortalPlace[] = [];
  for (const route of allRoutes()) {
    const path = patterns[route.id];
    if (path) places.push({ ...(await partsOf(route, configuration, language)), path });
  }
  const home = places.find(({ path }) => path === '/');
  const landing = landingOf(configuration, places, language);
  if (!home || !landing) return places;
  const { forms, modules } = landing;
  return places.map((place) => (place === home ? { ...home, forms, modules } : place));
}

async function partsOf(route: Route, configuration: Configuration, language: string) {
  startFirstRender();
  // Code that cannot be loaded here is loaded by the browser.
  await loadPage(configuration, route, { isCustomer: true }).catch(() => {});
  const forms = firstForms(configuration, route, language);
  // The form of a filter is shown once the user opens it.
  const filters = filtersOf(configuration.manifest.screens?.[route.id]);
  const showsForm = forms.some((form) => !filters.includes(form));
  // What reads ahead and what finds widgets are no code of the first render, but the page waits for them.
  const loads = [...endFirstRender(), readsOf(route.id) ?? [], showsForm ? widgetsCode : []].flat();
  return { route: route.id, language, modules: loads.flatMap(moduleOf), forms };
}

/** The page after signing in; undefined when the root address has its own page. */
function landingOf(
  configuration: Configuration,
  places: readonly PortalPlace[],
  language: string,
): PortalPlace | undefined {
  const { settings } = configuration.manifest;
  const home = allRoutes().find(({ id }) => id === 'home');
  if (!home || !rulesOf(home, settings).lands) return undefined;
  const facts = visitorFacts(configuration, { language });
  const session = { ...facts.session, signedIn: true };
  const failing = (names: readonly string[]) =>
    names.find((name) => !configuration.holds(name, { ...facts, session })) ?? null;
  const find = (id: string) => openRoute(id, settings, language, failing);
  const address = landingAddress({ settings, session }, find, language);
  const found = matchRoutes(
    places.map((place) => ({ path: place.path, handle: place })),
    address,
  );
  return found?.at(-1)?.route.handle;
}
