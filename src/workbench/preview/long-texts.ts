import { addTexts, i18n, textLanguages } from '#i18n/i18n.ts';
import { longLanguage } from './long-text.ts';

/**
 * Shows every text of the page, those of forms too, in its long form from now on: i18next's store is where all of them
 * come by, before values are put in and plurals chosen.
 */
export function lengthenTexts(): void {
  for (const language of textLanguages()) lengthen(language);
  let isOwn = false;
  i18n.store.on('added', (language: string) => {
    if (isOwn) return;
    isOwn = true;
    lengthen(language);
    isOwn = false;
  });
}

function lengthen(language: string): void {
  for (const [, texts] of Object.entries(i18n.store.data[language] ?? {}))
    addTexts(language, longLanguage(texts as Parameters<typeof longLanguage>[0]));
}
