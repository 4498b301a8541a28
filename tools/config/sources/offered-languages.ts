import type { View } from './view.ts';

/** Languages of a view that customers may choose, the default first. */
export function offeredLanguages(view: View): string[] {
  const languages = view.portal.value.languages as
    | { offered?: unknown; default?: unknown }
    | undefined;
  const offered = Array.isArray(languages?.offered) ? languages.offered : [...view.texts.keys()];
  const first = languages?.default;
  const known = offered.filter((language) => view.texts.has(language)) as string[];
  return known.toSorted((a, b) => Number(b === first) - Number(a === first));
}
