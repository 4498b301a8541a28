const DAY = 24 * 3600 * 1000;

/** The ISO day this many days before another. */
export function daysBefore(today: string, days: number): string {
  return new Date(Date.parse(today) - days * DAY).toISOString().slice(0, 10);
}
