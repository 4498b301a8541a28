import { useTexts } from '#i18n/texts.ts';
import words from './gallery-words.json';

/** The gallery's own texts, which are not part of the portal's. */
export function useGalleryWords(): (typeof words)['es-ES'] & { states: Record<string, string> } {
  const { language } = useTexts();
  return (words as Record<string, (typeof words)['es-ES']>)[language] ?? words['es-ES'];
}
