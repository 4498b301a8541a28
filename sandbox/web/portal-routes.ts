import { Hono, type MiddlewareHandler } from 'hono';
import type { Deployment } from './deployment.ts';
import { sessionAddresses, sessionCookies } from './session-cookies.ts';
import { createSiteFiles } from './site-files.ts';
import { createStaticFiles } from './static-files.ts';

interface PortalOptions {
  /** The built portal. */
  staticDir: string;
  /** The published configuration. */
  configDir: string;
}

/** Sends the security headers of the deployment with every answer; `framedBy` is the origin of a site that may frame it. */
export const securityHeaders =
  (deployment: Deployment, framedBy?: string): MiddlewareHandler =>
  async (http, next) => {
    await next();
    const headers = framedBy ? withFrameOf(framedBy, deployment.headers()) : deployment.headers();
    for (const [name, value] of Object.entries(headers)) http.header(name, value);
  };

/** The same headers for a page that another site shows in a frame. */
const withFrameOf = (
  origin: string,
  { 'X-Frame-Options': _, ...headers }: Readonly<Record<string, string>>,
): Record<string, string> => ({
  ...headers,
  'Content-Security-Policy': (headers['Content-Security-Policy'] ?? '').replace(
    /frame-ancestors [^;]*/,
    `frame-ancestors ${origin}`,
  ),
});

/** Hides the tokens of the API from scripts where the deployment says so. */
export const apiSession =
  (deployment: Deployment): MiddlewareHandler =>
  (http, next) =>
    deployment.hidesTokens() ? sessionCookies(http, next) : next();

/** Everything of the portal but the API: its files and pages, and what a server says of itself. */
export function createPortalRoutes(
  { staticDir, configDir }: PortalOptions,
  deployment: Deployment,
) {
  const routes = new Hono();
  routes.get('/healthz', (http) =>
    http.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }),
  );
  routes.route('/', createSiteFiles(configDir));
  routes.use((http, next) => (deployment.hidesTokens() ? sessionAddresses(http, next) : next()));
  routes.route('/', createStaticFiles({ staticDir, configDir, deployment }));
  return routes;
}
