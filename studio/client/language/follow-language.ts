import { startTexts } from '#i18n/i18n.ts';
import type { StudioLanguage, View } from '#studio/client/state/view.ts';
import type { SmallStore } from '#ui/small-store.ts';
import type { Translations } from './in-words.ts';
import { addTranslations } from './use-words.ts';

interface LanguageWords {
  texts: Parameters<typeof startTexts>[1];
  translations: Translations;
}

const load: Record<StudioLanguage, () => Promise<LanguageWords>> = {
  'es-ES': () => import('./es.ts'),
  'ca-ES': () => import('./ca.ts'),
  'en-GB': () => import('./en.ts'),
};

/** Loads the chosen language of the Studio and shows it, now and whenever another is chosen; resolves once the first is there. */
export function followLanguage(view: SmallStore<View>): Promise<void> {
  let shown: StudioLanguage | undefined;
  const show = async () => {
    const { language } = view.read();
    if (language === shown) return;
    const { texts, translations } = await load[language]();
    if (view.read().language !== language) return;
    shown = language;
    addTranslations(language, translations);
    document.documentElement.lang = language.slice(0, 2);
    startTexts(language, texts);
  };
  view.subscribe(() => void show());
  return show();
}
