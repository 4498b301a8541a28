/** What the retailer has in its languages, by their first two letters; of everything there is a Spanish one. */
export type ByLanguage<T> = Readonly<{ es: T } & Partial<Record<string, T>>>;

/** The part in a language of the API (`ca_ES`); the Spanish one where there is none. */
export function inLanguage<T>(parts: ByLanguage<T>, language: string | undefined): T {
  return parts[language?.slice(0, 2) ?? 'es'] ?? parts.es;
}
