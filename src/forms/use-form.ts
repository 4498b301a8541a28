import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { CompiledForm, Configuration, TextTree } from '#config/configuration-types.ts';
import { useConfiguration } from '#config/facts-provider.tsx';
import type { FormSubmit } from '#domain/form-call.ts';
import { addFormTexts } from '#i18n/i18n.ts';
import { useTexts } from '#i18n/texts.ts';

const forEver = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** Loads what finds the code of a form's widgets. */
export const widgetsCode = () => import('./widgets/preload-widgets.ts');

/** The code of a form's widgets; true once it is here, or did not come: one that is missing says so where it stands. */
export const widgetsQuery = (form: CompiledForm) =>
  queryOptions({
    queryKey: ['widgets', form.name, form.edition],
    queryFn: async () => {
      await widgetsCode()
        .then(({ preloadWidgets }) => preloadWidgets(form))
        .catch(() => {});
      return true;
    },
    ...forEver,
  });

/** How a published form is read, by default with the code of its widgets; it never changes under its version. */
export const formQuery = (
  configuration: Configuration,
  name: string,
  { withWidgets = true }: { withWidgets?: boolean } = {},
) =>
  queryOptions({
    queryKey: ['form', configuration.version, name],
    queryFn: async ({ client }) => {
      const form = await configuration.loadForm(name);
      if (withWidgets) await client.prefetchQuery(widgetsQuery(form));
      return form;
    },
    ...forEver,
  });

/** A published form; suspends until it is loaded with the code of its widgets. */
export function useForm(name: string): CompiledForm {
  const { data: form } = useSuspenseQuery(formQuery(useConfiguration(), name));
  // `useFormForLater` may have fetched the form without its widgets.
  useSuspenseQuery(widgetsQuery(form));
  return form;
}

/** How the texts of a published form are read; once read they are known as `forms.<name>`. */
export const formTextsQuery = (configuration: Configuration, name: string, language: string) =>
  queryOptions({
    queryKey: ['form-texts', configuration.version, name, language],
    queryFn: async () => {
      const texts = await configuration.loadFormTexts(name, language);
      addFormTexts(language, name, texts);
      return texts;
    },
    ...forEver,
  });

/** Texts of a form in the language of the page, from then on known as `forms.<name>`; suspends until they are here. */
export function useFormTexts(name: string): TextTree {
  const { language } = useTexts();
  return useSuspenseQuery(formTextsQuery(useConfiguration(), name, language)).data;
}

/** True once the code of a form's widgets is here, or did not come: one that is missing says so where it stands. */
export const useWidgets = (form: CompiledForm): boolean =>
  useQuery(widgetsQuery(form)).data ?? false;

/**
 * The query of a published form and its texts that the user may open later. Does not suspend: React reveals suspended
 * content no sooner than 300 ms after it last revealed some.
 */
export function useFormForLater(name: string) {
  const configuration = useConfiguration();
  const { language } = useTexts();
  const form = useQuery(formQuery(configuration, name, { withWidgets: false }));
  const texts = useQuery(formTextsQuery(configuration, name, language));
  return {
    data: form.data && texts.data && { form: form.data, texts: texts.data },
    error: form.error ?? texts.error,
    isFetching: form.isFetching || texts.isFetching,
    refetch: () => Promise.all([form, texts].map((one) => one.error && one.refetch())),
  };
}

/** How a form that may not be loaded yet says what it submits; loads it for that. */
export function useSubmits(name: string): () => Promise<FormSubmit> {
  const configuration = useConfiguration();
  const client = useQueryClient();
  const query = formQuery(configuration, name, { withWidgets: false });
  return async () => (await client.fetchQuery(query)).submit ?? name;
}
