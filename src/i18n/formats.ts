import { useMemo } from 'react';
import { type Formats, formatsFor } from './language-formats.ts';
import { useTexts } from './texts.ts';

/** Formats in the language of the page. */
export function useFormats(): Formats {
  const { language } = useTexts();
  return useMemo(() => formatsFor(language), [language]);
}
