import { expect, it } from 'vitest';
import { loadPageParts } from '#app/routing/load-page-parts.ts';
import { routeOf } from '#app/routing/routes.ts';
import { endFirstRender, startFirstRender } from '#config/code-loading.ts';
import type { Configuration } from '#config/configuration-types.ts';

it.each([
  ['overview', 1],
  ['tabs', 0],
])('a home of type %s loads the code of %i of one part of its document', async (type, count) => {
  const screens = { home: { areas: { main: [{ part: 'home-attention' }] } } };
  const manifest = { screens, settings: { home: { type } } };
  const home = routeOf('home');
  if (!home) throw new Error('There is no route of the home');
  startFirstRender();
  await loadPageParts({ manifest } as unknown as Configuration, home);
  expect(endFirstRender()).toHaveLength(count);
});
