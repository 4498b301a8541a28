import { act, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storeLanguage } from '#api/session-cookies.ts';
import { startPortal } from '#app/start.tsx';
import type { Configuration } from '#config/configuration-types.ts';
import { publishedConfiguration } from '#tests/support/published-configuration.ts';

configure({ asyncUtilTimeout: 8000 });

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration();
  const readFile = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request | string) =>
    typeof request === 'string' ? readFile(request) : Response.json({ status: 'OK', data: {} }),
  );
});

const nothing = { signIn: null, hasLeft: false };
let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => root.remove());

async function openLink(path: string): Promise<void> {
  history.replaceState(null, '', path);
  await act(() =>
    startPortal({ root, coming: Promise.resolve(configuration), brought: nothing, written: null }),
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

it('a link opens in the language of its path for somebody who never chose one', async () => {
  storeLanguage('');
  await openLink('/versio');
  expect(await screen.findByRole('heading', { level: 1, name: 'Versió' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('ca-ES');
  expect(location.pathname).toBe('/versio');
});
