/** Day and minute by the clock of the peninsula, in long words of a locale. */
export const madridMoment = (at: Date, locale: string): string =>
  at.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Madrid' });
