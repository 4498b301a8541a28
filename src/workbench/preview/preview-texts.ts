import { addTexts, textAt } from '#i18n/i18n.ts';
import { previewApi } from './preview-api.ts';

/** Loads the texts of panel and edit mode in a language, once. Rejects when the server does not respond. */
export async function loadPreviewTexts(language: string): Promise<void> {
  if (!textAt(language, 'preview'))
    addTexts(language, { preview: await previewApi.texts(language) });
}
