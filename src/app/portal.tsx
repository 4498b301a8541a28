import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { type SessionActor, SessionContext, useSession } from '#actors/session-context.ts';
import { type SignInActor, SignInContext } from '#actors/sign-in-context.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { FactsProvider } from '#config/facts-provider.tsx';
import { report } from '#config/report.ts';
import { holderOf } from '#domain/customer/holder.ts';
import { useTexts } from '#i18n/texts.ts';
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx';
import { TouchTimeContext } from '#ui/overlays/hint.tsx';
import { useCustomerKey } from './access/use-customer-key.ts';
import { useNewCustomer } from './access/use-new-customer.ts';
import { useVisitorState } from './access/visitor.ts';
import { useExtension } from './extension.ts';
import { WholePageError } from './routing/page-error.tsx';
import { PortalRoutes } from './routing/portal-routes.tsx';
import type { PortalRouter } from './routing/router.tsx';
import { ClosedPortal } from './settings/closed-portal.tsx';
import { SettingsReadContext } from './settings/settings-read.ts';
import {
  useBrand,
  useCommonValues,
  useDocumentLanguage,
} from './settings/use-document-settings.ts';
import { useShownConfiguration, useVersionChecks } from './settings/use-live-configuration.ts';
import { useOfferedLanguage } from './settings/use-offered-language.ts';
import { useSettings } from './settings/use-settings.ts';
import { FirstPaint } from './start/first-paint.tsx';
import { useInstalledApp } from './use-installed-app.ts';

export interface PortalProps {
  configuration: Configuration;
  queryClient: QueryClient;
  session: SessionActor;
  signIn: SignInActor;
  router: PortalRouter;
}

export function Portal({
  configuration,
  queryClient,
  session,
  signIn,
  router,
}: PortalProps): ReactElement {
  return (
    <ErrorBoundary
      resetKey=""
      onFailure={(thrown) => report('The page failed', thrown)}
      fallback={(thrown) => <WholePageError thrown={thrown} />}
    >
      <SessionContext value={session}>
        <SignInContext value={signIn}>
          <QueryClientProvider client={queryClient}>
            <LivePortal first={configuration} router={router} />
          </QueryClientProvider>
        </SignInContext>
      </SessionContext>
    </ErrorBoundary>
  );
}

/** The pages, with the configuration and the settings in force. */
function LivePortal({
  first,
  router,
}: {
  first: Configuration;
  router: PortalRouter;
}): ReactElement {
  const { useOverrides, usePortalState } = useExtension();
  const { language } = useTexts();
  const [configuration, setConfiguration] = useShownConfiguration(first);
  const state = useVisitorState();
  const isSignedIn = state === 'signedIn';
  const user = useSession(({ context }) => context.user);
  const { settings, flags, closed, waiting, areRead } = useSettings(configuration, {
    state,
    userId: user?.id ?? null,
  });
  useVersionChecks(configuration, settings.refreshMinutes, setConfiguration);
  const readOnly = user?.readOnly ?? false;
  const newCustomer = useNewCustomer(isSignedIn);
  const customerKey = useCustomerKey(user?.id ?? null);
  const { session: sessionOverrides } = useOverrides();
  const customer = useMemo(() => holderOf(user?.vat ?? ''), [user?.vat]);
  const facts = useMemo(
    () => ({
      ...{ signedIn: isSignedIn, readOnly, newCustomer, language, customer },
      ...sessionOverrides,
    }),
    [isSignedIn, readOnly, newCustomer, language, customer, sessionOverrides],
  );
  usePortalState({ configuration, settings, flags, areRead, session: facts });

  useDocumentLanguage(language);
  useBrand(settings);
  useInstalledApp(configuration, settings.app, language);
  useCommonValues(settings);
  useOfferedLanguage(configuration, settings.languages);

  if (waiting) return <FirstPaint />;
  if (closed) return <ClosedPortal {...settings} />;
  return (
    <FactsProvider configuration={configuration} settings={settings} flags={flags} session={facts}>
      <TouchTimeContext value={settings.tooltips.touchMs}>
        <SettingsReadContext value={areRead}>
          <PortalRoutes key={customerKey} router={router} />
        </SettingsReadContext>
      </TouchTimeContext>
    </FactsProvider>
  );
}
