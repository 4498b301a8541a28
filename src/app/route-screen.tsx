import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactElement, Suspense, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useSession } from '#actors/session-context.ts';
import { useFacts, useHolds } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { report } from '#config/report.ts';
import { filledPath, pathPatterns, pathTo, usePathParams } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { ClosedScreen } from '#screens/errors/closed-screen.tsx';
import { ErrorPage, errorViewOf } from '#screens/errors/error-page.tsx';
import { NotFoundScreen } from '#screens/errors/not-found-screen.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { SkeletonCards } from '#ui/skeleton.tsx';
import { decide } from './access.ts';
import { knownPatterns } from './known-patterns.ts';
import { landingAddress } from './landing.ts';
import { lazyScreen } from './lazy-screen.ts';
import { ownAddress } from './own-address.ts';
import { rulesOf } from './route-rules.ts';
import type { Route } from './routes.ts';
import { visitorState } from './visitor.ts';

/** What an address shows to whoever comes: the screen, or a redirect (customer area, section 2). */
export function RouteScreen({ route, pattern }: { route: Route; pattern: string }): ReactElement {
  const { language } = useTexts();
  const params = usePathParams();
  const [pathname] = useLocation();
  const search = useSearch();
  const facts = useFacts();
  const { settings } = facts;
  const failing = useHolds();
  const state = useSession(visitorState);
  const reason = useSession(({ context }) => context.reason);

  const find = useOpenRoutes();
  const rules = rulesOf(route, settings);
  const decision = decide(rules, { state, reason }, failing);
  const [wasShown, setShown] = useState(false);
  if (decision === 'show' && !wasShown) setShown(true);

  const rest = `${search && `?${search}`}${window.location.hash}`;
  const here = pathPatterns(language)[route.id];
  if (decision === 'wait') return <SkeletonCards />;
  if (decision === 'not-found') {
    return wasShown ? <ClosedScreen condition={failing(rules.requires)} /> : <NotFoundScreen />;
  }
  if (decision === 'login') {
    const wish =
      rules.lands || reason === 'left' ? '' : `?redirect=${encodeURIComponent(pathname + rest)}`;
    return <ElsewhereTo address={`${pathTo(language, 'login')}${wish}`} />;
  }
  if (decision === 'landing') {
    const wished = new URLSearchParams(search).get('redirect');
    const own = ownAddress(
      wished,
      knownPatterns(settings.languages.offered),
      window.location.origin,
    );
    return <ElsewhereTo address={own ?? landingAddress(facts, find, language)} />;
  }
  // The page stays while its address turns to another language: nothing on it is lost.
  const isElsewhere = here !== undefined && here !== pattern;
  return (
    <>
      {isElsewhere && <ElsewhereTo address={`${filledPath(here, params)}${rest}`} />}
      <Screen route={route} place={JSON.stringify([route.id, params])} />
    </>
  );
}

/** A redirect that follows its address: wouter's own goes once. */
function ElsewhereTo({ address }: { address: string }): ReactElement {
  return <Redirect key={address} replace to={address} />;
}

/** The screen in its own boundary; a place of its own for each thing shown, so that a skeleton shows at once. */
function Screen({ route, place }: { route: Route; place: string }): ReactElement {
  const { reset } = useQueryErrorResetBoundary();
  const { language } = useTexts();
  const Content = lazyScreen(route.id);
  return (
    <ErrorBoundary
      resetKey={place}
      onFailure={(thrown) => report(`The screen "${route.id}" failed`, thrown)}
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
