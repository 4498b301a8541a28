import deployment from '#schemas/deployment.json' with { type: 'json' };

/** The security headers that go onto every answer. */
export const securityHeaders: Record<string, string> = deployment.headers;

/** How long a path may be kept by browsers and caches: the first rule that matches. */
export function cacheControlOf(path: string): string {
  return deployment.caching.find(({ match }) => path.startsWith(match))?.cacheControl ?? 'no-cache';
}
