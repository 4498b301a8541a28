import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ProblemError } from '#domain/problem.ts';
import { usePathTo } from '#i18n/paths.ts';
import { ErrorPage, errorViewOf } from '#screens/errors/error-page.tsx';
import { useRetryOnReconnect } from '#ui/use-retry-on-reconnect.ts';

/** Replaces a screen that failed: a failed read is read again, anything else needs a reload. */
export function ScreenError(): ReactElement {
  const thrown = useRouteError();
  const { reset } = useQueryErrorResetBoundary();
  const here = useLocation();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const retry = () => {
    if (!(thrown instanceof ProblemError) || thrown.problem.kind === 'outdated')
      return window.location.reload();
    reset();
    // The router renders a failed route again only after a navigation.
    void navigate(here, { replace: true, state: here.state });
  };
  useRetryOnReconnect(thrown instanceof ProblemError ? thrown.problem : null, retry);
  return <ErrorPage view={errorViewOf(thrown)} onRetry={retry} home={pathTo('home')} />;
}
