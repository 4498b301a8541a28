import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AboutScreen } from '#screens/about/about-screen.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function shownValues(answer: (version: string) => Response | Promise<never>) {
  const configuration = await publishedConfiguration();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (request: Request) =>
    request.url?.endsWith('/version.json') ? answer(configuration.version) : fetch(request),
  );
  await showForms({
    configuration,
    language: 'es-ES',
    address: '/version',
    children: <AboutScreen />,
  });
  const shown = (term: string) => screen.getByText(term).parentElement?.textContent ?? '';
  return { shown, version: configuration.version };
}

const publishedAt = '2026-11-30T08:12:00Z';
const application = {
  version: '0.2.0',
  commit: 'a1b2c3d4e5f6',
  committedAt: '2026-11-29T10:00:00Z',
};

it('the version page names commit, time of the commit, and when the configuration was published', async () => {
  const { shown, version } = await shownValues((live) =>
    Response.json({ application, configuration: { version: live, publishedAt } }),
  );
  await vi.waitFor(() => expect(shown('Portal')).toMatch(/a1b2c3d · 29 nov 2026/));
  expect(shown('Configuración')).toMatch(new RegExp(`${version} · 30 nov 2026`));
});

it('a page of an older publication does not say when the newer one was published', async () => {
  const { shown, version } = await shownValues(() =>
    Response.json({ application, configuration: { version: 'newer', publishedAt } }),
  );
  await vi.waitFor(() => expect(shown('Portal')).toMatch(/a1b2c3d/));
  expect(shown('Configuración')).toBe(`Configuración${version}`);
});

it.each([
  ['lacks the file', () => new Response('', { status: 404 })],
  ['answers with a page', () => new Response('<!doctype html>')],
  ['does not answer', () => Promise.reject(new TypeError('failed'))],
])('where the server %s the page shows what it knows itself', async (_, answer) => {
  const { shown, version } = await shownValues(answer);
  expect(shown('Configuración')).toBe(`Configuración${version}`);
  expect(shown('Portal')).toMatch(/^Portal\d/);
});
