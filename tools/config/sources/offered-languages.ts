import type { View } from './view.ts';

/** Name of each language with texts in that language, as it begins a line: ca-ES -> `Català`. */
export function languageNames(view: View): Record<string, string> {
  // Browsers know the names of few languages: Chromium calls Galician so in every language.
  const nameOf = (code: string) => {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code.split('-')[0] ?? code);
    return name ? name.charAt(0).toLocaleUpperCase(code) + name.slice(1) : code;
  };
  return Object.fromEntries([...view.texts.keys()].map((code) => [code, nameOf(code)]));
}

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
