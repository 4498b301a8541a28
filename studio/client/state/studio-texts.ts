import { addTexts, i18n, startTexts } from '#i18n/i18n.ts';
import caCommon from '#locales/ca-ES/common.json';
import ca from '#locales/ca-ES/studio.json';
import enCommon from '#locales/en-GB/common.json';
import en from '#locales/en-GB/studio.json';
import esCommon from '#locales/es-ES/common.json';
import es from '#locales/es-ES/studio.json';
import type { SmallStore } from '#ui/small-store.ts';
import type { View } from './view.ts';

/** Loads the Studio's texts and shows those of the chosen language, now and whenever it changes. */
export function followLanguage(view: SmallStore<View>): void {
  addTexts('ca-ES', { studio: ca, common: caCommon });
  addTexts('en-GB', { studio: en, common: enCommon });
  const show = () => {
    const { language } = view.read();
    document.documentElement.lang = language.slice(0, 2);
    if (i18n.language !== language) void i18n.changeLanguage(language);
  };
  startTexts('es-ES', { studio: es, common: esCommon });
  i18n.options.fallbackLng = ['es-ES'];
  show();
  view.subscribe(show);
}
