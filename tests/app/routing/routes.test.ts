import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes } from '#app/routing/routes.ts';
import type { Settings } from '#config/configuration-types.ts';
import { passedRoutes } from '#domain/settings/landing-routes.ts';
import paths from '#locales/es-ES/routes.json' with { type: 'json' };

/** Pages that only the configuration knows. */
const ownPages = readdirSync('schemas/screens')
  .filter((file) => 'page' in JSON.parse(readFileSync(`schemas/screens/${file}`, 'utf8')))
  .map((file) => file.replace('.json', ''));

// The configuration check verifies that all languages have the same paths.
it('gives every route a path, and every path a route', () => {
  const { $schema: _, ...named } = paths;
  const pages = [...routes.map(({ id }) => id), ...ownPages];
  expect(pages.sort()).toEqual(Object.keys(named).sort());
});

it('names the routes that redirect a signed-in customer, which the check refuses as landing pages', () => {
  const settings = { home: { type: 'tabs' } } as Settings;
  const passed = routes.filter(
    ({ id, access, lands }) => access === 'public' || lands?.(settings) || id === 'connect',
  );
  expect(passed.map(({ id }) => id).sort()).toEqual([...passedRoutes].sort());
});

it.each([
  [true, 'private'],
  [false, 'unprotected'],
])(
  'contracting is for who is signed in where the retailer says so (%s): %s',
  (authenticate, access) => {
    const settings = { contractation: { authenticate } } as Settings;
    const contracting = routes.filter(({ id }) => id.startsWith('contracting-'));
    expect(contracting.length).toBeGreaterThan(2);
    for (const route of contracting)
      expect(typeof route.access === 'function' ? route.access(settings) : route.access).toBe(
        access,
      );
  },
);
