import { fitsPattern } from '#i18n/paths.ts';

/**
 * The address to go to after signing in, if it is one of the portal's own known routes; null otherwise.
 * Anything that a browser could read as another site is refused: `//host`, `/\host`, a scheme.
 */
export function ownAddress(
  candidate: string | null,
  patterns: readonly string[],
  origin: string,
): string | null {
  if (!candidate?.startsWith('/') || /[\\\p{Cc}]/u.test(candidate)) return null;
  let address: URL;
  try {
    address = new URL(candidate, origin);
  } catch {
    return null;
  }
  if (address.origin !== origin || address.pathname.startsWith('//')) return null;
  const isKnown = patterns.some((pattern) => fitsPattern(pattern, address.pathname));
  return isKnown ? `${address.pathname}${address.search}${address.hash}` : null;
}
