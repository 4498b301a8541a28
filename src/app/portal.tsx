import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useEffect, useMemo } from 'react';
import { type SessionActor, SessionContext, useSession } from '#actors/session-context.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { FactsProvider } from '#config/facts-provider.tsx';
import { report } from '#config/report.ts';
import { setTextValues } from '#i18n/i18n.ts';
import { useTexts } from '#i18n/texts.ts';
import { ErrorPage, errorViewOf } from '#screens/errors/error-page.tsx';
import { MaintenanceScreen } from '#screens/errors/maintenance-screen.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { applyBrand } from './brand.ts';
import { FirstPaint } from './first-paint.tsx';
import { PortalRoutes } from './portal-routes.tsx';
import { useTellPreview, useTried } from './preview/preview-seams.ts';
import { useLiveConfiguration } from './use-live-configuration.ts';
import { useOfferedLanguage } from './use-offered-language.ts';
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
      onFailure={(thrown) => report('The page failed', thrown)}
      fallback={(thrown) => (
        <main className="error-alone">
          <ErrorPage view={errorViewOf(thrown)} onRetry={() => location.reload()} />
        </main>
      )}
    >
      <SessionContext value={session}>
        <QueryClientProvider client={queryClient}>
          <Ground first={configuration} />
        </QueryClientProvider>
      </SessionContext>
    </ErrorBoundary>
  );
}

/** What every page stands on: settings, facts, brand and router. */
function Ground({ first }: { first: Configuration }): ReactElement {
  const { language } = useTexts();
  const { configuration, every } = useLiveConfiguration(first);
  const isSignedIn = useSession(visitorState) === 'signedIn';
  const user = useSession(({ context }) => context.user);
  const { settings, flags, closed, waiting } = useSettings(
    configuration,
    isSignedIn ? (user?.id ?? null) : null,
  );
  const readOnly = user?.readOnly ?? false;
  const { session: tried } = useTried();
  const facts = useMemo(
    () => ({ signedIn: isSignedIn, readOnly, language, ...tried }),
    [isSignedIn, readOnly, language, tried],
  );
  useTellPreview({ configuration, settings, flags, session: facts });

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => applyBrand(settings, document.documentElement), [settings]);
  useEffect(() => every(settings.refreshMinutes), [every, settings.refreshMinutes]);
  useOfferedLanguage(configuration, settings.languages);
  setTextValues({ brand: settings.brand.name, phone: settings.organization.phone });

  if (waiting) return <FirstPaint />;
  if (closed) {
    return <MaintenanceScreen brand={settings.brand} end={settings.maintenance.end} />;
  }
  return (
    <FactsProvider configuration={configuration} settings={settings} flags={flags} session={facts}>
      <PortalRoutes />
    </FactsProvider>
  );
}
