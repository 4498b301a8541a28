import { placeAt } from '../screen-routes.tsx';

/** Longest address to redirect to, in characters; the portal's own ones are far shorter. */
const LONGEST = 2000;
/** Routes that only serve to sign in: useless as a target for a customer who has just signed in. */
const entrances = ['login', 'connect', 'loading'];

/**
 * The address to go to after signing in, if it is one of the portal's own known routes; else null. Refuses anything
 * that a browser could read as another site: `//host`, `/\host`, a scheme.
 */
export function ownAddress(candidate: string | null, origin: string): string | null {
  if (!candidate?.startsWith('/') || candidate.length > LONGEST) return null;
  if (/[\\\p{Cc}\p{Z}]/u.test(candidate)) return null;
  let address: URL;
  try {
    address = new URL(candidate, origin);
  } catch {
    return null;
  }
  if (address.origin !== origin || address.pathname.startsWith('//')) return null;
  const place = placeAt(address.pathname);
  if (!place || entrances.includes(place.route.id)) return null;
  return `${address.pathname}${address.search}${address.hash}`;
}
