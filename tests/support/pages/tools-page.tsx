import type { ReactElement } from 'react';
import { beforeAll } from 'vitest';
import type { Configuration, Facts, Settings } from '#config/configuration-types.ts';
import { OpenRoutesContext } from '#config/open-routes.ts';
import { pathPatterns } from '#i18n/paths.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { Notifications } from '#ui/feedback/notifications.tsx';
import { showForms } from './form-page.tsx';

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration();
});

interface Changed {
  settings?: { [Key in keyof Settings]?: Partial<Settings[Key]> };
  features?: Partial<Settings['features']>;
  session?: Partial<Facts['session']>;
  language?: string;
  /** What follows the path in the address. */
  query?: string;
  /** Routes that do not exist. */
  closed?: readonly string[];
}

/** Shows a public tool, by default to a visitor, with some settings changed. */
export async function showTool(tool: ReactElement, changed: Changed = {}) {
  const { settings = {}, features = {}, session, query = '', closed = [] } = changed;
  const { language = 'es-ES' } = changed;
  const usual = configuration.manifest.settings as unknown as Record<string, object>;
  const merged = Object.entries(settings).map(([key, value]) => [
    key,
    { ...usual[key], ...(value as object) },
  ]);
  return showForms({
    configuration,
    language,
    features,
    address: `/${query}`,
    settings: Object.fromEntries(merged),
    session: { signedIn: false, ...session },
    children: (
      <OpenRoutesContext
        value={(id) => {
          const address = pathPatterns(language)[id];
          return address && !closed.includes(id) ? { access: 'unprotected', address } : null;
        }}
      >
        {tool}
        <Notifications hideMs={60_000} />
      </OpenRoutesContext>
    ),
  });
}
