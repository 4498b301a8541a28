import { addTexts, i18n, textLanguages } from '#i18n/i18n.ts';
import { longLanguage } from './long-text.ts';

/**
 * Shows every text of the page, also of forms, in its long form from now on: all of them pass through i18next's store
 * before values are inserted and plurals chosen.
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
