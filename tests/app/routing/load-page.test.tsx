import { expect, it } from 'vitest';
import { routeOf } from '#app/routing/all-routes.ts';
import { loadPage } from '#app/routing/load-page.ts';
import { endFirstRender, startFirstRender } from '#config/code-loading.ts';
import type { Configuration } from '#config/configuration-types.ts';

it.each([
  ['overview', 3],
  ['tabs', 1],
])(
  'a home of type %s loads %i modules: its screen, and where it has parts what finds them and the one of its document',
  async (type, count) => {
    const screens = { 'home-visitors': { areas: { main: [{ part: 'home-offers' }] } } };
    const manifest = { screens, settings: { home: { type } } };
    const home = routeOf('home');
    if (!home) throw new Error('There is no route of the home');
    startFirstRender();
    await loadPage({ manifest } as unknown as Configuration, home);
    expect(endFirstRender()).toHaveLength(count);
  },
);
