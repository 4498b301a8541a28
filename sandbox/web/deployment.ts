import deployment from '#schemas/deployment.json' with { type: 'json' };

/** Security headers of every answer. */
export const securityHeaders: Record<string, string> = deployment.headers;

/** `Cache-Control` of a path: the first rule that matches. */
export function cacheControlOf(path: string): string {
  return deployment.caching.find(({ match }) => path.startsWith(match))?.cacheControl ?? 'no-cache';
}
