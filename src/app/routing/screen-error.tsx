import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react';
import { useMatches, useNavigate, useRouteError } from 'react-router-dom';
import { useSession, useSessionActor } from '#actors/session-context.ts';
import { useOpenRoutes } from '#config/open-routes.ts';
import { ProblemError, problemOf } from '#domain/problem.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { publicSettingsQuery } from '#queries/read/settings.ts';
import { ProblemPage } from '#screens/errors/problem-page.tsx';
import { useLocation } from '#ui/address/use-address.ts';
import { useRetryOnReconnect } from '#ui/feedback/use-retry-on-reconnect.ts';
import type { Route } from './route.ts';

/** Replaces a screen that failed: a failed read is read again, anything else needs a reload. */
export function ScreenError(): ReactElement {
  const thrown = useRouteError();
  const problem = problemOf(thrown);
  const { reset } = useQueryErrorResetBoundary();
  const here = useLocation();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const session = useSessionActor();
  const isSignedIn = useSession((state) => state.matches('signedIn'));
  const retry = () => {
    if (!(thrown instanceof ProblemError) || problem.kind === 'outdated')
      return window.location.reload();
    reset();
    // The router renders a failed route again only after a navigation.
    void navigate(here, { replace: true, state: here.state });
  };
  // For a signed-in customer, the dialog of an expired session prompts for the password over the page.
  const signIn = () => {
    if (isSignedIn) return session.send({ type: 'expire' });
    const wanted = encodeURIComponent(here.pathname + here.search + here.hash);
    void navigate(`${pathTo('login')}?redirect=${wanted}`);
  };
  useRetryOnReconnect(thrown instanceof ProblemError ? problem : null, retry);
  useRetryOnSignIn(problem.kind === 'signed-out', retry);
  useSettingsOfMaintenance(problem.kind === 'broken' && problem.isMaintenance === true);
  return <ProblemPage thrown={thrown} onRetry={retry} onSignIn={signIn} list={useList()} />;
}

/** Reads again what was refused without a session once there is another one. */
function useRetryOnSignIn(isSignedOut: boolean, retry: () => void): void {
  const token = useSession(({ context }) => context.token);
  const refused = useRef(token);
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (isSignedOut && token !== null && token !== refused.current) again();
  }, [isSignedOut, token]);
}

/** Reads the settings again: they contain start and end of the maintenance, and close the portal. */
function useSettingsOfMaintenance(isMaintenance: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isMaintenance) void queryClient.invalidateQueries(publicSettingsQuery());
  }, [isMaintenance, queryClient]);
}

/** The list that the page belongs to; null for a page that belongs to none. */
function useList(): { address: string; title: string } | null {
  const { t } = useTexts();
  const entry = (useMatches().at(-1)?.handle as Route | undefined)?.entry;
  const address = useOpenRoutes()(entry ?? '')?.address;
  return entry && address ? { address, title: t(`frame.routes.${entry}`) } : null;
}
