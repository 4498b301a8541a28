import type { Settings } from '#domain/settings/settings-types.ts';
import type { Category } from './consent-record.ts';

/** A use of a third party that needs the customer's consent. */
export interface Use {
  /** Key of its text: consent.scripts.<id>. */
  id: string;
  category: Category;
  provider: string;
  /** Longest lifetime of the entries that it stores; 0: until the browser is closed. */
  months: number;
  cookies: readonly string[];
}

type ConsentSettings = Pick<Settings, 'scripts' | 'sentry' | 'webVitals'>;

/** True for a service of error reports on the site of the portal, which passes them on (a relay). */
export const isOwnRelay = (dsn: string): boolean => new URL(dsn).origin === location.origin;

/** The uses that need consent: the scripts of the settings, measured visits, and error reports that another site receives. */
export function usesOf({ scripts, sentry, webVitals }: ConsentSettings): Use[] {
  const uses = scripts.map(({ cookies = [], ...use }): Use => ({ ...use, cookies }));
  if (webVitals.enabled && webVitals.address) {
    const provider = new URL(webVitals.address, location.origin).hostname;
    const measured = { id: 'web-vitals', provider, months: 0, cookies: [] };
    uses.push({ ...measured, category: 'statistics' });
  }
  const { enabled, dsn } = sentry;
  if (!enabled || !dsn || !URL.canParse(dsn) || isOwnRelay(dsn)) return uses;
  const { hostname } = new URL(dsn);
  const reports = { id: 'error-reports', provider: hostname, months: 0, cookies: [] };
  return [...uses, { ...reports, category: 'statistics' }];
}

/** The categories of some uses, each once, in the order in which they are offered. */
export const categoriesOf = (uses: readonly Use[]): Category[] =>
  (['preferences', 'statistics', 'marketing'] as const).filter((category) =>
    uses.some((use) => use.category === category),
  );
