import type { QueryClient } from '@tanstack/react-query';
import type { Configuration } from '#config/configuration-types.ts';
import { report } from '#config/report.ts';
import { formQuery, formTextsQuery } from './use-form.ts';

/**
 * Loads the forms that the page shows, and their texts, in another version of the configuration. Gives a
 * function that puts them in place, so that the page can turn to that version without a form leaving it.
 * Rejects when one of them cannot be loaded; one that is gone in that version stays as it is.
 */
export async function renewForms(
  queryClient: QueryClient,
  from: Configuration,
  to: Configuration,
): Promise<() => Promise<void>> {
  const shown = (kind: string) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: [kind, from.version], type: 'active' })
      .map(({ queryKey, state }) => ({ names: queryKey.slice(2) as string[], data: state.data }));

  const forms = shown('form').map(({ names: [name = ''], data }) => ({
    data,
    isGone: !(name in to.manifest.forms),
    query: formQuery(to, name),
    load: () => to.loadForm(name),
    what: name,
  }));
  const texts = shown('form-texts').map(({ names: [name = '', language = ''], data }) => ({
    data,
    isGone: !(name in (to.manifest.formTexts[language] ?? {})),
    query: formTextsQuery(to, name, language),
    load: () => to.loadFormTexts(name, language),
    what: `${name} (${language})`,
  }));
  const all = [...forms, ...texts];
  await Promise.all(all.map(({ isGone, load }) => (isGone ? undefined : load())));

  return async () => {
    for (const { isGone, data, query, what } of all) {
      if (!isGone) continue;
      report(`Version ${to.version} has no form ${what}, which is open: it stays as it was`);
      queryClient.setQueryData<unknown>(query.queryKey, data);
    }
    await Promise.all([
      ...forms.map(({ isGone, query }) => isGone || queryClient.fetchQuery(query)),
      ...texts.map(({ isGone, query }) => isGone || queryClient.fetchQuery(query)),
    ]);
  };
}
