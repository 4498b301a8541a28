import type { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { configureApi } from '#api/client.ts';
import { dropStoredToken, storeToken } from '#api/session-cookies.ts';
import { routes } from '#app/routing/routes.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { i18n } from '#i18n/i18n.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { openPortal } from './portal-page.tsx';

configure({ asyncUtilTimeout: 60_000 });

interface ContentPortalOptions {
  /** True for a visitor who has not chosen yet which third-party scripts may be loaded. */
  promptsForConsent?: boolean;
  /** Routes that the tests open; by default all. */
  screens?: readonly string[];
}

interface OpenOptions {
  /** Resolves once the retailer's settings and flags are rendered or refused, as they change what a page shows. */
  untilServed?: boolean;
}

/**
 * The whole portal over a retailer of this file, whose written content a test spoils with faults; each test begins
 * without a session and without faults.
 */
export function contentPortal({ promptsForConsent = false, screens }: ContentPortalOptions = {}) {
  let configuration: Configuration;
  let retailer: TestRetailer;
  let running = new AbortController();
  let queryClient: QueryClient | undefined;
  const open = async (address: string, { untilServed = true }: OpenOptions = {}) => {
    const opened = await openPortal(configuration, address, {
      signal: running.signal,
      promptsForConsent,
    });
    queryClient = opened.queryClient;
    if (untilServed) await waitFor(() => expect(opened.rendered()?.areRead).toBe(true));
  };
  /** Path and query of every call of the page. */
  let requested: string[] = [];
  beforeAll(async () => {
    [configuration, retailer] = await Promise.all([publishedConfiguration(), startRetailer()]);
    // Compiling the screens takes longer than a customer waits.
    const shown = routes.filter(({ id }) => !screens || screens.includes(id));
    await Promise.all(shown.map(({ screen: one }) => one.load()));
  });
  afterAll(() => retailer.close());
  beforeEach(() => {
    running = new AbortController();
    requested = [];
    const web = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : String(input));
      requested.push(pathname + search);
      return web(input, init);
    });
    // jsdom has no `requestIdleCallback`.
    vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
  });
  afterEach(async () => {
    cleanup();
    running.abort();
    dropStoredToken();
    sessionStorage.clear();
    await i18n.changeLanguage('es-ES');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    await retailer.clearInjectedFaults();
  });
  return {
    retailer: () => retailer,
    /** Opens an address as a visitor; `settings` are served to all. */
    async visit(address: string, settings: Record<string, unknown> = {}) {
      await retailer.visit(settings);
      await open(address);
    },
    /** Opens an address as a fresh customer, of whom it may speak. */
    async enter(
      address: string | ((customer: FreshCustomer) => string),
      wanted: Parameters<TestRetailer['signInFresh']>[0] = {},
      options: OpenOptions = {},
    ): Promise<FreshCustomer> {
      await retailer.visit();
      const customer = await retailer.signInFresh(wanted);
      configureApi({ token: () => null });
      storeToken(customer.token);
      await open(typeof address === 'string' ? address : address(customer), options);
      return customer;
    },
    /** Goes to another address in the same visit, as by Back of the browser. */
    go(address: string) {
      history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
    /** Answers an operation with this result, in the envelope of the API. */
    answer: (operationId: string, result: unknown) =>
      retailer.fail({ operationId, kind: 'body', body: { status: 'OK', data: { result } } }),
    /** Addresses of the page's requests that contain these words. */
    requestsTo: (words: string) => requested.filter((one) => one.includes(words)),
    /** Resolves when the page has sent a request to an address with these words, and all its requests have settled. */
    async settled(words: string, { kind }: { kind?: string } = {}) {
      await waitFor(() => expect(requested.some((one) => one.includes(words))).toBe(true));
      // A delayed answer does not arrive during the test.
      if (kind !== 'delay') await waitFor(() => expect(queryClient?.isFetching()).toBe(0));
    },
    navigation: async () =>
      within(await screen.findByRole('navigation', { name: 'Navegación principal' })),
  };
}
