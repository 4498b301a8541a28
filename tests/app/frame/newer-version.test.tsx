import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NewerVersion } from '#app/frame/notices/newer-version.tsx';
import { FactsProvider } from '#config/facts-provider.tsx';
import { startTexts } from '#i18n/i18n.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const pageOf = (script: string) => `<script type="module" src="/assets/${script}"></script>`;
const OFFER = /Hay una versión nueva del portal/;

/** Stubs the response of the server to a page request; returns the mock that counts the requests. */
function server(answer: () => Response) {
  const respond = vi.fn(answer);
  vi.stubGlobal('fetch', async () => respond());
  return respond;
}

let queryClient: QueryClient;

async function open() {
  queryClient = new QueryClient();
  const configuration = await publishedConfiguration();
  startTexts('es-ES', await configuration.loadTexts('es-ES'));
  const session = { signedIn: false, readOnly: false, newCustomer: false, language: 'es-ES' };
  const { settings } = configuration.manifest;
  render(
    <QueryClientProvider client={queryClient}>
      <FactsProvider configuration={configuration} settings={settings} flags={{}} session={session}>
        <NewerVersion />
      </FactsProvider>
    </QueryClientProvider>,
  );
}

/** The customer returns to the page after a while. */
function comeBack() {
  vi.setSystemTime(Date.now() + 60_000);
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
}

beforeEach(() => {
  document.head.innerHTML = pageOf('main-first000.js');
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a build that was deployed meanwhile is offered when the page is visible again, until "not now"', async () => {
  await open();
  const respond = server(() => new Response(pageOf('main-second00.js')));
  expect(screen.queryByText(OFFER)).toBeNull();
  comeBack();
  expect(await screen.findByText(OFFER)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect(screen.queryByText(OFFER)).toBeNull();
  expect(respond).toHaveBeenCalledTimes(1);
});

it.each([
  ['the same build', () => new Response(pageOf('main-first000.js'))],
  ['an error', () => new Response(pageOf('main-second00.js'), { status: 503 })],
  ['a page of another server, as of a captive portal', () => new Response('<h1>Wifi</h1>')],
  ['no answer', () => Response.error()],
])('%s is no new version', async (_, answer) => {
  await open();
  const respond = server(answer);
  comeBack();
  await waitFor(() => expect(respond).toHaveBeenCalled());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(OFFER)).toBeNull();
});
