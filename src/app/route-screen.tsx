import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactElement, Suspense } from 'react';
import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom';
import { useSession } from '#actors/session-context.ts';
import { useFacts, useHolds } from '#config/facts-provider.tsx';
import { pathPatterns, pathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { ErrorPage, errorViewOf } from '#screens/errors/error-page.tsx';
import { NotFoundScreen } from '#screens/errors/not-found-screen.tsx';
import { SkeletonCards } from '#ui/skeleton.tsx';
import { decide } from './access.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { knownPatterns } from './known-patterns.ts';
import { landingAddress } from './landing.ts';
import { lazyScreen } from './lazy-screen.ts';
import { ownAddress } from './own-address.ts';
import type { Route } from './routes.ts';
import { visitorState } from './visitor.ts';

/** What an address shows to whoever comes: the screen, or a redirect (customer area, section 2). */
export function RouteScreen({ route, pattern }: { route: Route; pattern: string }): ReactElement {
  const { language } = useTexts();
  const params = useParams();
  const { pathname, search, hash } = useLocation();
  const { settings } = useFacts();
  const failing = useHolds();
  const state = useSession(visitorState);
  const reason = useSession(({ context }) => context.reason);

  const here = pathPatterns(language)[route.id];
  if (here && here !== pattern) {
    return <Navigate replace to={{ pathname: generatePath(here, params), search, hash }} />;
  }
  const decision = decide(route, { state, reason }, failing);
  if (decision === 'wait') return <SkeletonCards />;
  if (decision === 'not-found') return <NotFoundScreen />;
  if (decision === 'login') {
    const wish =
      route.screen === 'landing' || reason === 'left'
        ? ''
        : `?redirect=${encodeURIComponent(pathname + search + hash)}`;
    return <Navigate replace to={`${pathTo(language, 'login')}${wish}`} />;
  }
  if (decision === 'landing') {
    const wished = new URLSearchParams(search).get('redirect');
    const own = ownAddress(
      wished,
      knownPatterns(settings.languages.offered),
      window.location.origin,
    );
    return <Navigate replace to={own ?? landingAddress(settings, language)} />;
  }
  return <Screen route={route} place={JSON.stringify([route.id, params])} />;
}

/** The screen in its own boundary; a place of its own for each thing shown, so that a skeleton shows at once. */
function Screen({ route, place }: { route: Route; place: string }): ReactElement {
  const { reset } = useQueryErrorResetBoundary();
  const { language } = useTexts();
  const Content = lazyScreen(route.id);
  return (
    <ErrorBoundary
      resetKey={place}
      onRetry={reset}
      fallback={(thrown, retry) => (
        <ErrorPage view={errorViewOf(thrown)} onRetry={retry} home={pathTo(language, 'home')} />
      )}
    >
      <Suspense key={place} fallback={<SkeletonCards />}>
        {Content && <Content />}
      </Suspense>
    </ErrorBoundary>
  );
}
