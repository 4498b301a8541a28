import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withParts } from '#app/offline/cached-files.ts';

// The worker itself, without a browser: what it does with the events that one sends.

const portal = 'https://clients.example';
const network = vi.fn(async (_: unknown) => new Response('page'));
const disable = vi.fn();
let listeners: Record<string, (event: unknown) => void> = {};

beforeEach(async () => {
  vi.resetModules();
  const cache = { keys: async () => [], match: async () => undefined };
  const caches = { open: async () => cache, has: async () => true, match: cache.match };
  const scope = {
    location: new URL(withParts('/service-worker.js', ['', 'facturas']), portal),
    registration: { navigationPreload: { disable } },
    clients: { claim: async () => {} },
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = listener;
    },
  };
  const globals = { self: scope, caches, fetch: network, BUILT_FILES: [] };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  await import('#app/offline/service-worker.ts');
});

afterEach(() => {
  listeners = {};
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Dispatches an event; returns the response of the worker, undefined where it leaves the request to the browser. */
async function dispatch(type: string, event: object = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners[type]?.({
    ...event,
    waitUntil: (one: Promise<unknown>) => work.push(one),
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  });
  const answered = await answer;
  await Promise.all(work);
  return answered;
}

const visit = (path: string) => ({
  request: {
    ...{ url: portal + path, method: 'GET', mode: 'navigate', destination: 'document' },
    headers: new Headers(),
  },
});

it('answers the visit of a page with one request, and leaves all else to the browser', async () => {
  expect(await (await dispatch('fetch', visit('/facturas')))?.text()).toBe('page');
  expect(network).toHaveBeenCalledTimes(1);
  for (const path of ['/oidc/auth', '/api/v2/contracts', '/config/current.json', '/sandbox-cards'])
    expect(await dispatch('fetch', visit(path))).toBeUndefined();
  expect(network).toHaveBeenCalledTimes(1);
});

it('disables navigation preload, which an earlier worker enabled', async () => {
  await dispatch('activate');
  expect(disable).toHaveBeenCalledOnce();
});
