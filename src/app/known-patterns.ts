import { pathPatterns } from '#i18n/paths.ts';

/** Path patterns of every route a customer may be sent to, in the languages that are here. */
export function knownPatterns(languages: readonly string[]): string[] {
  return languages.flatMap((language) =>
    Object.entries(pathPatterns(language)).flatMap(([id, pattern]) =>
      id === 'login' ? [] : [pattern],
    ),
  );
}
