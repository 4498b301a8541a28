import { type ReactElement, type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { forgetPasswordChange, usePasswordChangeDue } from '#actors/password-change-due.ts';
import type { Visitor } from '#app/access/access.ts';
import { rulesOf } from '#app/routing/route-rules.ts';
import { usePlace } from '#app/routing/screen-routes.tsx';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useLocation } from '#ui/address/use-address.ts';

interface PasswordChangeGateProps {
  visitor: Visitor['state'];
  children: ReactNode;
}

/**
 * Redirects a customer who signed in with a provisional password from every private page, and from the home, to the
 * password change, until they change it or the session ends. The requested page opens afterwards.
 */
export function PasswordChangeGate({ visitor, children }: PasswordChangeGateProps): ReactElement {
  const { settings } = useFacts();
  const { pathname, search, hash } = useLocation();
  const address = useOpenRoutes()('password-change')?.address;
  const isDue = usePasswordChangeDue();
  const route = usePlace()?.route;
  useForgetAtSignOut(visitor);
  // The home is for everybody, and shows a customer what is private.
  const isPrivate =
    route?.id === 'home' || (route && rulesOf(route, settings).access === 'private');
  if (isDue && visitor === 'signedIn' && address && isPrivate && route.id !== 'password-change') {
    const wanted = encodeURIComponent(pathname + search + hash);
    return <Navigate replace to={`${address}?redirect=${wanted}`} />;
  }
  return <>{children}</>;
}

/** Deletes what the login stored about the password once its session has ended. */
function useForgetAtSignOut(visitor: Visitor['state']): void {
  useEffect(() => {
    if (visitor === 'signedOut') forgetPasswordChange();
  }, [visitor]);
}
