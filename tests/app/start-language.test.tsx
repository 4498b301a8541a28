import { act, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { dropStoredToken, storeLanguage, storeToken } from '#api/session-cookies.ts';
import { startPortal } from '#app/start/start.tsx';
import type { Configuration } from '#config/configuration-types.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

configure({ asyncUtilTimeout: 8000 });

let configuration: Configuration;
/** Paths of the calls to the retailer. */
const calls: string[] = [];
beforeAll(async () => {
  configuration = await publishedConfiguration();
  const readFile = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request === 'string') return readFile(request);
    calls.push(new URL(request.url).pathname);
    return Response.json({ status: 'OK', data: {} });
  });
});

const nothing = { signIn: null, hasLeft: false };
let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
});
let running = new AbortController();
afterEach(() => {
  running.abort();
  running = new AbortController();
  root.remove();
});

async function openLink(path: string): Promise<void> {
  history.replaceState(null, '', path);
  await act(() =>
    startPortal({
      ...{
        root,
        coming: Promise.resolve(configuration),
        addressParameters: nothing,
        written: null,
      },
      signal: running.signal,
    }),
  );
}

it('a link is translated for a customer who once chose the other language', async () => {
  storeLanguage('es-ES');
  await openLink('/versio?from=mail#top');
  await waitFor(() => expect(location.pathname).toBe('/version'));
  expect(location.search + location.hash).toBe('?from=mail#top');
  expect(await screen.findByRole('heading', { level: 1, name: 'Versión' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('es-ES');
});

it('a link opens in the language of its path for a visitor who never chose one', async () => {
  storeLanguage('');
  await openLink('/versio');
  expect(await screen.findByRole('heading', { level: 1, name: 'Versió' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('ca-ES');
  expect(location.pathname).toBe('/versio');
});

it('a portal that was ended follows no other tab', async () => {
  calls.length = 0;
  await openLink('/version');
  await screen.findByRole('heading', { level: 1 });
  // Its first reads are on their way: one that began before the end is no answer to what follows.
  await waitFor(() => expect(calls).toContain('/api/v1/feature_flags/'));
  running.abort();
  expect(root.childElementCount).toBe(0);
  calls.length = 0;
  const exp = Math.floor(Date.now() / 1000) + 3600;
  storeToken(`e30.${btoa(JSON.stringify({ user_id: 1, name: 'Laura', exp }))}.sig`);
  const otherTab = new BroadcastChannel('lluerna.session');
  const echo = new BroadcastChannel('lluerna.session');
  const heard = new Promise((resolve) => echo.addEventListener('message', resolve));
  otherTab.postMessage('changed');
  await heard;
  for (const channel of [otherTab, echo]) channel.close();
  dropStoredToken();
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toEqual([]);
});
