import { expect, test, vi } from 'vitest';
import { awaitedPlace } from '#studio/client/stage/awaited-place.ts';
import type { PortalState } from '#studio/client/stage/portal-link.ts';
import { smallStore } from '#ui/small-store.ts';

const place = { kind: 'route', name: 'tariffs' } as const;

function portal() {
  const scene = (address: string, names: string[]) => ({
    address,
    places: names.map((name) => ({ place: { ...place, name }, words: name })),
  });
  const store = smallStore({ scene: scene('/a', ['home']) } as unknown as PortalState);
  const send = vi.fn();
  const shows = (address: string, names: string[]) =>
    store.write({ ...store.read(), scene: scene(address, names) as never });
  return { show: awaitedPlace({ store, send }), shows, send };
}

test('a new place is shown once, as soon as the portal knows it', () => {
  const { show, shows, send } = portal();
  show(place);
  shows('/a', ['home']);
  expect(send).not.toHaveBeenCalled();
  shows('/a', ['home', 'tariffs']);
  shows('/a', ['home', 'tariffs']);
  expect(send.mock.calls).toEqual([[{ type: 'go', place }]]);
});

test('it is not shown to a person who went elsewhere meanwhile', () => {
  const { show, shows, send } = portal();
  show(place);
  shows('/b', ['home']);
  shows('/b', ['home', 'tariffs']);
  shows('/a', ['home', 'tariffs']);
  expect(send).not.toHaveBeenCalled();
});
