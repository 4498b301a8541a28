import type { PortalServices } from '#app/extension.ts';
import { changeLanguage } from '#app/settings/languages.ts';
import { moveClock } from '#config/clock.ts';
import { i18n } from '#i18n/i18n.ts';
import { chooseTheme } from '#ui/layout/theme.ts';
import { setApiState } from '#workbench/preview/override-api.ts';
import { fillShown, formAt, goTo, needsCustomer } from '#workbench/preview/places/preview-go.ts';
import { portalState } from '#workbench/preview/portal-state.ts';
import { override, overrides } from '#workbench/preview/preview-overrides.ts';
import { become, personOf } from '#workbench/preview/preview-people.ts';
import type { FromStudio } from './studio-messages.ts';

type Show = Extract<FromStudio, { type: 'show' }>['scene'];
type Go = Extract<FromStudio, { type: 'go' }>;

/** Changes what the page shows; what is left out stays. Rejects when texts or the server cannot be reached. */
export async function showScene(scene: Show, services: PortalServices): Promise<void> {
  const { person, language, address, scheme, aheadMs, api, longTexts, settings } = scene;
  const portal = portalState.read();
  if (!portal) return;
  if (scheme) chooseTheme(scheme === 'auto' ? 'system' : scheme);
  if (settings) override({ settings });
  if (aheadMs !== undefined) {
    override({ aheadMs });
    moveClock(aheadMs);
  }
  if (api && api !== overrides.read().api) setApiState(api, services.queryClient);
  if (person && person !== personOf(portal, services.session))
    await become(person, services.session);
  if (language && language !== i18n.language) await changeLanguage(portal.configuration, language);
  if (address !== undefined) await services.router.navigate(address);
  if (longTexts !== undefined && longTexts !== overrides.read().longTexts) {
    override({ longTexts });
    // Texts are lengthened as they load: only a reloaded page has all of them.
    window.location.reload();
  }
}

/** Opens a place; a visitor becomes the household where only customers have it. Rejects when it cannot be reached. */
export async function goToPlace(
  { place, example = '' }: Go,
  services: PortalServices,
): Promise<void> {
  const before = portalState.read();
  if (before && needsCustomer(place, before) && !before.session.signedIn)
    await become('household', services.session);
  const portal = portalState.read();
  if (!portal) return;
  await goTo(place, example, portal, services, i18n.language);
  if (place.kind === 'form') return;
  // Nothing waits for the form: it may be slow, or closed.
  fillShown(formAt(place, portal.configuration.manifest), example).catch((failure: unknown) =>
    console.warn(failure),
  );
}
