import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';

interface PageFilesOptions {
  /** Folder of the built page. */
  folder: string;
  token: string;
  /** Origin of the previewed portal, the only one that the page frames. */
  portal: () => string;
}

/** The Studio's page and its files. The page has the token of its calls, and a policy that lets nothing else in. */
export function createPageFiles({ folder, token, portal }: PageFilesOptions): Hono {
  const routes = new Hono();
  const headers = () => ({
    // RJSF's validator compiles the schemas of the panels in the page: only here may code be made from text.
    'Content-Security-Policy': `default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src ${portal()}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  routes.get('/assets/*', async (http) => {
    const file = await readFile(join(folder, normalize(http.req.path))).catch(() => null);
    if (!file) return http.text('Not Found', 404);
    return http.body(new Uint8Array(file), 200, {
      ...headers(),
      'Content-Type': getMimeType(http.req.path) ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
  routes.get('/', async (http) => {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const page = html.replace(/(name="studio-token" content=)""/, `$1"${token}"`);
    return http.html(page, 200, { ...headers(), 'Cache-Control': 'no-store' });
  });
  return routes;
}
