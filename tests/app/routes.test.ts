import { expect, it } from 'vitest';
import { routes } from '#app/routes.ts';
import type { Settings } from '#config/configuration-types.ts';
import { passedRoutes } from '#domain/landing-routes.ts';
import paths from '#locales/es-ES/routes.json' with { type: 'json' };

// That all languages have the same paths is config:check's to say.
it('gives every route a path, and every path a route', () => {
  const { $schema: _, ...named } = paths;
  expect(routes.map(({ id }) => id).sort()).toEqual(Object.keys(named).sort());
});

it('names the routes where nobody who signed in stays, at which the check lets no customer arrive', () => {
  const settings = { home: { type: 'tabs' } } as Settings;
  const passed = routes.filter(
    ({ id, access, lands }) => access === 'public' || lands?.(settings) || id === 'connect',
  );
  expect(passed.map(({ id }) => id).sort()).toEqual([...passedRoutes].sort());
});
