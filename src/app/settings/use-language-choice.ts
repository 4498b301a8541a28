import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfiguration } from '#config/facts-provider.tsx';
import { changeLanguage } from './languages.ts';

/** Returns the function that switches the language of the page, and the language being loaded; null for none. */
export function useLanguageChoice(): {
  choose: (language: string) => void;
  pending: string | null;
} {
  const configuration = useConfiguration();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<string | null>(null);
  const choose = (language: string) => {
    setPending(language);
    // When the texts cannot be loaded, the language of the page is unchanged.
    changeLanguage(configuration, language)
      // Served texts were read in the previous language.
      .then(() => queryClient.invalidateQueries())
      .catch((failure: unknown) => console.warn('Texts could not be read', language, failure))
      .finally(() => setPending(null));
  };
  return { choose, pending };
}
