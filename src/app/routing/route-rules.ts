import { generatePath } from 'react-router-dom';
import type { Settings } from '#config/configuration-types.ts';
import type { Access, OpenRoute } from '#config/open-routes.ts';
import { pathPatterns } from '#i18n/paths.ts';
import { routeOf } from './all-routes.ts';
import type { Route } from './route.ts';

/** Rules of a route under the settings in force. */
export interface RouteRules {
  access: Access;
  enabled: boolean;
  /** Conditions of the route and of the setting `routes`. */
  requires: readonly string[];
  /** True when the route has no page of its own now and redirects to the landing page. */
  lands: boolean;
  /** True when it redirects a visitor to the identity provider, as a private route does. */
  leadsToProvider: boolean;
}

/** The rules of a route: its own, and those that the setting `routes` adds. */
export function rulesOf(route: Route, settings: Settings): RouteRules {
  const { enabled = true, requires = [] } = settings.routes[route.id] ?? {};
  const { access } = route;
  return {
    access: typeof access === 'function' ? access(settings) : access,
    enabled,
    requires: [...route.requires, ...requires],
    lands: route.lands?.(settings) ?? false,
    leadsToProvider: route.leadsToProvider?.(settings) ?? false,
  };
}

/** A route that is open now, for links to it; null for one that is unknown, closed, or whose conditions fail. */
export function openRoute(
  id: string,
  settings: Settings,
  language: string,
  failing: (conditions: readonly string[]) => string | null,
): OpenRoute | null {
  const route = routeOf(id);
  const pattern = pathPatterns(language)[id];
  if (!route || !pattern) return null;
  const { access, enabled, requires } = rulesOf(route, settings);
  if (!enabled || failing(requires) !== null) return null;
  // The list of contracts opens with the first kind of supply on offer.
  const contractType = settings.features.displayTypes[0] ?? 'electricity';
  const isOfOneThing = /:(?!contractType\b)/.test(pattern);
  return { access, address: isOfOneThing ? null : generatePath(pattern, { contractType }) };
}
