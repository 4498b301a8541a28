import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { CompiledForm, Configuration, TextTree } from '#config/configuration-types.ts';
import { useConfiguration } from '#config/facts-provider.tsx';
import { addFormTexts } from '#i18n/i18n.ts';
import { useTexts } from '#i18n/texts.ts';

const forEver = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** How a published form is read; it never changes under its version. */
export const formQuery = (configuration: Configuration, name: string) =>
  queryOptions({
    queryKey: ['form', configuration.version, name],
    queryFn: () => configuration.loadForm(name),
    ...forEver,
  });

/** A published form; suspends until it is here. */
export function useForm(name: string): CompiledForm {
  return useSuspenseQuery(formQuery(useConfiguration(), name)).data;
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
