import { placeAt } from './screen-routes.tsx';

/**
 * The address to go to after signing in, if it is one of the portal's own known routes; else null. Refuses anything
 * that a browser could read as another site: `//host`, `/\host`, a scheme.
 */
export function ownAddress(candidate: string | null, origin: string): string | null {
  if (!candidate?.startsWith('/') || /[\\\p{Cc}]/u.test(candidate)) return null;
  let address: URL;
  try {
    address = new URL(candidate, origin);
  } catch {
    return null;
  }
  if (address.origin !== origin || address.pathname.startsWith('//')) return null;
  const place = placeAt(address.pathname);
  if (!place || place.route.id === 'login') return null;
  return `${address.pathname}${address.search}${address.hash}`;
}
