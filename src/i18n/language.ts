/** Languages whose names the portal knows; a partner offers some of them (decision 20). */
const names: Record<string, string> = {
  'es-ES': 'Español',
  'ca-ES': 'Català',
  'en-US': 'English',
  'gl-ES': 'Galego',
  'fr-FR': 'Français',
  'de-DE': 'Deutsch',
};

/** Name of a language in that language; the code itself when it is unknown. */
export function languageName(language: string): string {
  return names[language] ?? language;
}

/** The wanted language when it is offered, else the default. */
export function offeredLanguage(
  wished: string | null | undefined,
  languages: { offered: readonly string[]; default: string },
): string {
  return wished && languages.offered.includes(wished) ? wished : languages.default;
}
