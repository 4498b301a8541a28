import type { Settings } from '#config/configuration-types.ts';
import { pathTo } from '#i18n/paths.ts';
import { routeOf } from './routes.ts';

const needsParameters = new Set(['contract', 'gas-contract']);

/** Where a signed-in customer arrives: the route of the setting `homepage`, the contracts if it has no place of its own. */
export function landingAddress(settings: Settings, language: string): string {
  const { homepage } = settings;
  const route = routeOf(homepage);
  const canLand = route?.access === 'private' && route.screen !== 'landing';
  const id = canLand && !needsParameters.has(homepage) ? homepage : 'contracts';
  return routeAddress(id, settings, language);
}

/** Address of a route from a menu; the contracts open with the first kind of supply on offer. */
export function routeAddress(id: string, settings: Settings, language: string): string {
  const contractType = settings.features.displayTypes[0] ?? 'electricity';
  return pathTo(language, id, id === 'contracts' ? { contractType } : {});
}
