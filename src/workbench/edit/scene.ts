import type { PortalServices } from '#app/extension.ts';
import { i18n } from '#i18n/i18n.ts';
import { type Texts, textsIn } from '#i18n/texts.ts';
import { chosenTheme, onThemeChange } from '#ui/layout/theme.ts';
import { placesOf } from '#workbench/preview/places/preview-go.ts';
import { portalState } from '#workbench/preview/portal-state.ts';
import { overrides } from '#workbench/preview/preview-overrides.ts';
import { personOf } from '#workbench/preview/preview-people.ts';
import type { Scene } from './studio-messages.ts';
import { withoutMarks } from './text-marks.ts';

/** What the page shows, and to whom; null before it is rendered. */
export function sceneOf({ session }: PortalServices): Scene | null {
  const portal = portalState.read();
  if (!portal) return null;
  const { configuration, settings } = portal;
  const { manifest, version } = configuration;
  const { aheadMs, api, longTexts, settings: set } = overrides.read();
  const { pathname, search, hash } = window.location;
  const theme = chosenTheme();
  return {
    address: pathname + search + hash,
    title: withoutMarks(document.title),
    language: i18n.language,
    languages: settings.languages.offered.map((code) => ({
      code,
      name: manifest.languageNames?.[code] ?? code,
    })),
    person: personOf(portal, session),
    scheme: theme === 'system' ? 'auto' : theme,
    aheadMs,
    api,
    longTexts,
    settings: set,
    version,
    places: placesOf(manifest, plainTexts(i18n.language)),
  };
}

/** The texts of a language, without marks. */
function plainTexts(language: string): Pick<Texts, 't' | 'optional'> {
  const textOf = textsIn(language);
  const t: Texts['t'] = (key, values) => withoutMarks(textOf(key, values));
  return { t, optional: (key, values) => (i18n.exists(key) ? t(key, values) : undefined) };
}

/** Calls back after changes of what `sceneOf` returns, once for those at the same time. */
export function onSceneChange({ session, router }: PortalServices, listener: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(listener);
  };
  for (const store of [portalState, overrides]) store.subscribe(later);
  session.subscribe(later);
  router.subscribe(later);
  onThemeChange(later);
  for (const event of ['languageChanged', 'textsAdded', 'textsChanged']) i18n.on(event, later);
  const title = document.querySelector('title');
  if (title)
    new MutationObserver(later).observe(title, {
      childList: true,
      characterData: true,
      subtree: true,
    });
}
