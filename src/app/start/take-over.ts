import { storedLanguage, storedToken } from '#api/session-cookies.ts';
import { placeAt } from '#app/routing/screen-routes.tsx';
import type { Configuration } from '#config/configuration-types.ts';
import type { PrerenderedContent } from '#config/pages/written-page.ts';
import { keepsWizards } from '#wizard/resume/wizard-forget.ts';

/** Replaces the portal's root address with that of the page that it shows to a visitor. */
export function enter({ path }: PrerenderedContent): void {
  const { pathname, search } = window.location;
  const isChosen = storedLanguage() !== null || storedToken() !== null;
  if (pathname === '/' && search === '' && !isChosen)
    window.history.replaceState(window.history.state, '', path);
}

/**
 * True when the application goes on from the prerendered page: what the address and this device add reaches its
 * components as a change. A wizard that was started before shows another step, and is rendered instead.
 */
export function canHydrate(page: PrerenderedContent, { manifest }: Configuration): boolean {
  const { pathname } = window.location;
  const isWizard = (placeAt(pathname)?.route.id ?? '') in manifest.wizards;
  // State that another page passed (react-router's location state) survives a reload.
  const isStarted = isWizard && (keepsWizards() || Boolean(window.history.state?.usr));
  return page.path === pathname && !isStarted;
}
