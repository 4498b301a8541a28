import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useEffect, useMemo } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { type SessionActor, SessionContext, useSession } from '#actors/session-context.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { FactsProvider } from '#config/facts-provider.tsx';
import { setTextValues } from '#i18n/i18n.ts';
import { useTexts } from '#i18n/texts.ts';
import { ErrorPage, errorViewOf } from '#screens/errors/error-page.tsx';
import { MaintenanceScreen } from '#screens/errors/maintenance-screen.tsx';
import { applyBrand } from './brand.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FirstPaint } from './first-paint.tsx';
import { isUnderMaintenance } from './maintenance.ts';
import { PortalRoutes } from './portal-routes.tsx';
import { useSettings } from './use-settings.ts';
import { visitorState } from './visitor.ts';

export interface PortalProps {
  configuration: Configuration;
  queryClient: QueryClient;
  session: SessionActor;
}

/** The whole portal. */
export function Portal({ configuration, queryClient, session }: PortalProps): ReactElement {
  return (
    <ErrorBoundary
      resetKey=""
      fallback={(thrown) => (
        <main className="error-alone">
          <ErrorPage view={errorViewOf(thrown)} onRetry={() => location.reload()} />
        </main>
      )}
    >
      <SessionContext value={session}>
        <QueryClientProvider client={queryClient}>
          <Ground configuration={configuration} />
        </QueryClientProvider>
      </SessionContext>
    </ErrorBoundary>
  );
}

/** What every page stands on: settings, facts, brand and router. */
function Ground({ configuration }: { configuration: Configuration }): ReactElement {
  const { language } = useTexts();
  const isSignedIn = useSession(visitorState) === 'signedIn';
  const user = useSession(({ context }) => context.user);
  const { settings, flags, waiting } = useSettings(
    configuration,
    isSignedIn ? (user?.id ?? null) : null,
  );
  const readOnly = user?.readOnly ?? false;
  const facts = useMemo(
    () => ({ signedIn: isSignedIn, readOnly, language }),
    [isSignedIn, readOnly, language],
  );

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => applyBrand(settings, document.documentElement), [settings]);
  setTextValues({ brand: settings.brand.name });

  if (waiting) return <FirstPaint />;
  if (isUnderMaintenance(settings, Date.now())) {
    return <MaintenanceScreen brand={settings.brand} end={settings.maintenance.end} />;
  }
  return (
    <FactsProvider configuration={configuration} settings={settings} flags={flags} session={facts}>
      <BrowserRouter>
        <PortalRoutes />
      </BrowserRouter>
    </FactsProvider>
  );
}
