import { expect, it } from 'vitest';
import { routes } from '#app/routes.ts';
import paths from '#locales/es-ES/routes.json' with { type: 'json' };

// That all languages have the same paths is config:check's to say.
it('gives every route a path, and every path a route', () => {
  const { $schema: _, ...named } = paths;
  expect(routes.map(({ id }) => id).sort()).toEqual(Object.keys(named).sort());
});
