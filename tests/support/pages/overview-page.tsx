import { screen, within } from '@testing-library/react';
import { beforeAll } from 'vitest';
import type { Configuration, Settings } from '#config/configuration-types.ts';
import { OpenRoutesContext } from '#config/open-routes.ts';
import { pathPatterns } from '#i18n/paths.ts';
import { Overview } from '#screens/home/overview.tsx';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { showForms } from './form-page.tsx';

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration();
});

/** Shows the overview of a customer with the settings of the repository, some changed. */
export async function showOverview(
  changed: {
    tiles?: Settings['home']['tiles'];
    features?: Partial<Settings['features']>;
    session?: Parameters<typeof showForms>[0]['session'];
    language?: string;
    /** Routes that do not exist. */
    closed?: readonly string[];
  } = {},
) {
  const { tiles, closed = [], features = {}, session = {}, language = 'es-ES' } = changed;
  const { home } = configuration.manifest.settings;
  return showForms({
    configuration,
    language,
    features,
    session,
    settings: { home: { ...home, type: 'overview', ...(tiles && { tiles }) } },
    children: (
      <OpenRoutesContext
        value={(id) => {
          if (closed.includes(id)) return null;
          const path = id === 'contracts' ? '/contratos/electricity' : pathPatterns(language)[id];
          return path ? { access: 'private', address: path.includes(':') ? null : path } : null;
        }}
      >
        <Overview name="Marta" />
      </OpenRoutesContext>
    ),
  });
}

/** Headings of the tiles, in the order in which they are read. */
export const tileNames = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** A tile by its heading. */
export const tile = async (name: string) => within(await screen.findByRole('region', { name }));
