import { useTexts } from '#i18n/texts.ts';
import words from './gallery-words.json';

/** The gallery's own words: it is for those who make forms, and its texts go nowhere else. */
export function useGalleryWords(): (typeof words)['es-ES'] & { states: Record<string, string> } {
  const { language } = useTexts();
  return (words as Record<string, (typeof words)['es-ES']>)[language] ?? words['es-ES'];
}
