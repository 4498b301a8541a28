import { type ReactElement, Suspense, use, useState } from 'react';
import { generatePath, matchRoutes, Navigate, Outlet, useNavigation } from 'react-router-dom';
import { identityProviderOf } from '#actors/identity-provider.ts';
import { useSession } from '#actors/session-context.ts';
import { useSignIn } from '#actors/sign-in-context.ts';
import { decide } from '#app/access/access.ts';
import { usePaying } from '#app/access/use-paying.ts';
import { useVisitorState } from '#app/access/visitor.ts';
import { Frame } from '#app/frame/frame.tsx';
import { SettingsReadContext } from '#app/settings/settings-read.ts';
import { FirstPaint } from '#app/start/first-paint.tsx';
import { useConfiguration, useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useCleanDocument } from '#consent/use-clean-document.ts';
import { pathPatterns, pathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { ClosedScreen } from '#screens/errors/closed-screen.tsx';
import { NotFoundScreen } from '#screens/errors/not-found-screen.tsx';
import { useLocation } from '#ui/address/use-address.ts';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { ErrorPageContext } from '#ui/feedback/whole-failure.ts';
import { useIdlePrefetch } from '#ui/loading/use-idle.ts';
import { usePageSettled } from '#ui/loading/use-page-settled.ts';
import { HistoryReturnContext, useScrollBack } from '#ui/scroll/use-scroll-back.ts';
import { arrivalAddress, landingAddress } from './addresses/landing.ts';
import { ownAddress } from './addresses/own-address.ts';
import { routeOf } from './all-routes.ts';
import { loadPage } from './load-page.ts';
import { useOwnHead } from './page-head.ts';
import type { Route } from './route.ts';
import { rulesOf } from './route-rules.ts';
import { type Place, placeAt, placeKey, usePlace } from './screen-routes.tsx';

/** The frame with the screen of the address, or with a skeleton while the screen is loading. */
export function RoutePage(): ReactElement {
  const { location: next } = useNavigation();
  const here = usePlace();
  const hereKey = here && placeKey(here);
  const nextPlace = next && placeAt(next.pathname);
  const nextKey = nextPlace ? placeKey(nextPlace) : null;
  useOwnHead();
  const isClean = useCleanDocument(usePaying());
  const isLeaving = next !== undefined && nextKey !== hereKey;
  if (!isClean) return <FirstPaint />;
  return (
    <Frame>
      {isLeaving ? <SkeletonCards /> : here ? <RouteGate key={hereKey} {...here} /> : <Outlet />}
    </Frame>
  );
}

const ConnectScreen = routeOf('connect')?.screen;
const provider = ConnectScreen && <ConnectScreen />;

/** True during the redirect to the identity provider, the return from it, or the notice of its failure. */
const connects = ({ value }: { value: unknown }): boolean =>
  value !== 'idle' && value !== 'entered';

/** The `redirect` of the address, if it is a page of the portal. */
const ownRedirect = (search: string): string | null =>
  ownAddress(new URLSearchParams(search).get('redirect'), window.location.origin);

/** The page of a route, which is scrolled to where it was on a return by the history. */
function RouteGate(place: Place): ReactElement {
  return (
    <HistoryReturnContext value={useScrollBack()}>
      <GatedScreen {...place} />
    </HistoryReturnContext>
  );
}

/** The screen of a route, a redirect or an error page, as the access rules decide (customer area, section 2). */
function GatedScreen({ route, params }: Place): ReactElement {
  const { language } = useTexts();
  const { key, pathname, search, hash, state: historyState } = useLocation();
  const facts = useFacts();
  const failing = useFailingCondition();
  const state = useVisitorState();
  const reason = useSession(({ context }) => context.reason);
  const arrival = useSignIn(({ context }) => context.arrival);
  const isConnecting = useSignIn(connects);
  const find = useOpenRoutes();
  const rules = rulesOf(route, facts.settings);
  const usesProvider = identityProviderOf(facts.settings) !== null;
  const decision = decide(rules, { state, reason, usesProvider }, failing);
  // The published settings may open a page that the served settings then close: it counts as never open.
  const areRead = use(SettingsReadContext);
  const [wasShown, setShown] = useState(false);
  if (decision === 'show' && areRead && !wasShown) setShown(true);

  if (decision === 'wait') return <SkeletonCards />;
  if (decision === 'not-found') {
    return wasShown ? <ClosedScreen condition={failing(rules.requires)} /> : <NotFoundScreen />;
  }
  if (decision === 'login') {
    const wanted = rules.lands ? ownRedirect(search) : pathname + search + hash;
    const isLeaving = reason === 'left' || reason === 'left-here';
    const query = wanted && !isLeaving ? `?redirect=${encodeURIComponent(wanted)}` : '';
    return <Navigate replace to={`${pathTo(language, 'login')}${query}`} />;
  }
  if (decision === 'provider') return <Suspense fallback={<SkeletonCards />}>{provider}</Suspense>;
  if (route.id === 'connect' && !isConnecting) {
    // This route always redirects, also a visitor who opened its address without a return from the provider.
    if (state === 'signedOut') return <Navigate replace to={pathTo(language, 'login')} />;
    const to = arrival
      ? arrivalAddress(arrival, { facts, find, language })
      : landingAddress(facts, find, language);
    return <Navigate replace to={to} />;
  }
  if (decision === 'landing') {
    return <Navigate replace to={ownRedirect(search) ?? landingAddress(facts, find, language)} />;
  }
  const pattern = pathPatterns(language)[route.id];
  const isOtherLanguage = pattern !== undefined && !matchRoutes([{ path: pattern }], pathname);
  return (
    <>
      {isOtherLanguage && (
        // The screen stays mounted while its address changes. The key repeats a redirect that another navigation
        // interrupted.
        <Navigate
          key={key}
          replace
          to={generatePath(pattern, params) + search + hash}
          state={historyState}
        />
      )}
      <NextScreens ids={route.next} />
      <ErrorPageContext value={true}>
        <Suspense fallback={<SkeletonCards />}>
          <Outlet />
        </Suspense>
      </ErrorPageContext>
    </>
  );
}

/** Fetches the code of screens that people usually go to next, once the page itself has loaded. */
function NextScreens({ ids }: { ids: Route['next'] }): null {
  const configuration = useConfiguration();
  const isSettled = usePageSettled();
  useIdlePrefetch(isSettled && ids, (next) => {
    for (const id of next) {
      const route = routeOf(id);
      // The page itself reports code that cannot be loaded.
      if (route) loadPage(configuration, route).catch(() => {});
    }
  });
  return null;
}
