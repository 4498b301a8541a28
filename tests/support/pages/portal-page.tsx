import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { takeFromAddress } from '#api/address-parameters.ts';
import { configureApi } from '#api/client.ts';
import { startSession } from '#app/access/session-start.ts';
import { startSignIn } from '#app/access/sign-in-start.ts';
import { ExtensionContext, noExtension, type PortalState } from '#app/extension.ts';
import { Portal } from '#app/portal.tsx';
import { openOwnPages } from '#app/routing/all-routes.ts';
import { createPortalRouter } from '#app/routing/router.tsx';
import { createQueryClient } from '#app/start/query-client.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { reportUnder } from '#config/report.ts';
import { i18n, startTexts } from '#i18n/i18n.ts';
import { storeText } from '#storage/browser-storage.ts';

/** `matchMedia` of a phone: queries with a `max-width` match. react-bootstrap uses the deprecated listener API. */
export const narrowScreen = (query: string) => ({
  matches: query.includes('max-width'),
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
});

interface OpenPortalOptions {
  signal: AbortSignal;
  baseUrl?: string;
  /** True for a visitor who has not chosen yet which third-party scripts may be loaded; otherwise all are refused. */
  promptsForConsent?: boolean;
}

/** Stores the refusal of all cookies; without it the consent banner is on every page. */
function refuseConsent(): void {
  const record = { version: '1', date: new Date().toISOString(), categories: [] };
  // A test may have a browser that keeps nothing.
  storeText('browser', 'lluerna.consent', JSON.stringify(record));
}

/**
 * Opens the whole portal at an address, as the browser does, with the session of the stored token; the signal ends it.
 * Failed reads are not tried again by themselves. Without `baseUrl` the API is the one of the test's retailer.
 * `rendered` gives the state of the page as it was last rendered.
 */
export async function openPortal(
  configuration: Configuration,
  address: string,
  { signal, baseUrl, promptsForConsent = false }: OpenPortalOptions,
) {
  if (!promptsForConsent) refuseConsent();
  history.replaceState(null, '', address);
  startTexts('es-ES', await configuration.loadTexts('es-ES'));
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  reportUnder(configuration.version);
  configureApi({ ...(baseUrl && { baseUrl }), language: () => i18n.language });
  const { signIn: credentials, hasLeft } = takeFromAddress();
  const reason = hasLeft ? 'left' : 'none';
  const session = startSession(queryClient, { reason, signal });
  const signIn = startSignIn(credentials, session, signal);
  configureApi({
    token: () => session.getSnapshot().context.token,
    onExpired: () => session.send({ type: 'expire' }),
  });
  openOwnPages(configuration.manifest);
  const router = createPortalRouter(configuration);
  signal.addEventListener('abort', router.dispose);
  let state: PortalState | null = null;
  const extension = {
    ...noExtension,
    usePortalState: (given: PortalState) =>
      useEffect(() => {
        state = given;
      }),
  };
  render(
    <ExtensionContext value={extension}>
      <Portal
        configuration={configuration}
        queryClient={queryClient}
        session={session}
        signIn={signIn}
        router={router}
      />
    </ExtensionContext>,
  );
  return { session, queryClient, rendered: () => state };
}
