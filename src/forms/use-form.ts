import { useSuspenseQuery } from '@tanstack/react-query';
import type { CompiledForm, TextTree } from '#config/configuration-types.ts';
import { useConfiguration } from '#config/facts-provider.tsx';
import { addFormTexts } from '#i18n/i18n.ts';
import { useTexts } from '#i18n/texts.ts';

const forEver = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** A published form; suspends until it is here. */
export function useForm(name: string): CompiledForm {
  const configuration = useConfiguration();
  const { data } = useSuspenseQuery({
    queryKey: ['form', configuration.version, name],
    queryFn: () => configuration.loadForm(name),
    ...forEver,
  });
  return data;
}

/** Texts of a form in the language of the page, from then on known as `forms.<name>`; suspends until they are here. */
export function useFormTexts(name: string): TextTree {
  const configuration = useConfiguration();
  const { language } = useTexts();
  const { data } = useSuspenseQuery({
    queryKey: ['form-texts', configuration.version, name, language],
    queryFn: async () => {
      const texts = await configuration.loadFormTexts(name, language);
      addFormTexts(language, name, texts);
      return texts;
    },
    ...forEver,
  });
  return data;
}
