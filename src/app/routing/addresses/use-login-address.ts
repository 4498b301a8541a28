import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useLocation } from '#ui/address/use-address.ts';
import { rulesOf } from '../route-rules.ts';
import { usePlace } from '../screen-routes.tsx';

/**
 * Address of the login from this page; null at the login itself, and where it is closed. From an unprotected page, the
 * customer returns to it after the sign-in and continues there.
 */
export function useLoginAddress(): string | null {
  const { settings } = useFacts();
  const login = useOpenRoutes()('login')?.address ?? null;
  const place = usePlace();
  const { pathname, search, hash } = useLocation();
  if (login === null || place?.route.id === 'login') return null;
  const isForAll = place && rulesOf(place.route, settings).access === 'unprotected';
  if (!isForAll || isWayIn(place.route.id)) return login;
  return `${login}?redirect=${encodeURIComponent(pathname + search + hash)}`;
}

/** True for pages that serve no purpose after the sign-in. */
const isWayIn = (route: string) => ['home', 'connect'].includes(route);
