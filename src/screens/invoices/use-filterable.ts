import { useQuery } from '@tanstack/react-query';
import { useConfiguration } from '#config/facts-provider.tsx';
import { filtersOf } from '#config/pages/listed.ts';
import { formQuery } from '#forms/use-form.ts';

/**
 * Returns a function: whether the list of a page can be filtered by some fields: a way to a filtered list would
 * lead to the whole list otherwise. False until the form of its filters is loaded.
 */
export function useFilterable(page: string): (...fields: string[]) => boolean {
  const configuration = useConfiguration();
  const [form = ''] = filtersOf(configuration.manifest.screens?.[page]);
  const query = formQuery(configuration, form, { withWidgets: false });
  const { data } = useQuery({ ...query, enabled: form !== '' });
  const known = data?.schema.properties ?? {};
  return (...fields) => fields.every((field) => Object.hasOwn(known, field));
}
