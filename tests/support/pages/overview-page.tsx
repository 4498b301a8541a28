import { screen, within } from '@testing-library/react';
import { beforeAll } from 'vitest';
import type { Configuration, Settings } from '#config/configuration-types.ts';
import { OpenRoutesContext } from '#config/open-routes.ts';
import type { PartEntry } from '#config/pages/screen-document.ts';
import { pathPatterns } from '#i18n/paths.ts';
import { partNamed } from '#parts/catalogue.ts';
import { Overview } from '#screens/home/overview.tsx';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { showForms } from './form-page.tsx';

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration();
  const { main = [] } = configuration.manifest.screens?.home?.areas ?? {};
  await Promise.all(main.map(({ part }) => partNamed(part)?.load()));
});

/** Shows the overview of a customer with the configuration of the repository, some of it changed. */
export async function showOverview(
  changed: {
    /** Parts of its document; null for a publication without documents of pages. */
    parts?: readonly PartEntry[] | null;
    features?: Partial<Settings['features']>;
    session?: Parameters<typeof showForms>[0]['session'];
    language?: string;
    /** Routes that do not exist. */
    closed?: readonly string[];
  } = {},
) {
  const { parts, closed = [], features = {}, session = {}, language = 'es-ES' } = changed;
  const { manifest } = configuration;
  const screens = parts ? { ...manifest.screens, home: { areas: { main: parts } } } : undefined;
  return showForms({
    configuration:
      parts === undefined
        ? configuration
        : { ...configuration, manifest: { ...manifest, screens } },
    language,
    features,
    session,
    settings: { home: { ...manifest.settings.home, type: 'overview' } },
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
