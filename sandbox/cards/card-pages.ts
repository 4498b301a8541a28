import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { browserScript, type ScriptName } from './browser-scripts.ts';

/**
 * Gives the pages an opaque origin (`sandbox` without `allow-same-origin`), although the same host serves them: the
 * portal around them cannot read them. The host is named where the page loads something: for WebKit an opaque origin is
 * no `'self'`.
 */
const policyAt = (origin: string, framedBy: string) =>
  [
    "default-src 'none'",
    `script-src ${origin}`,
    `style-src ${origin}`,
    `connect-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${framedBy}`.trim(),
    'sandbox allow-scripts',
  ].join('; ');

const page = (title: string, name: ScriptName, body: string) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="../${name}.css">
<script type="module" src="../${name}.js"></script>
</head>
<body>${body}</body>
</html>
`;

const PAGES: Record<string, string> = {
  '/v3/pages/card': page('Tarjeta', 'card-frame', '<div id="fields"></div>'),
  '/v3/pages/challenge': page('Autenticación', 'challenge-page', '<div id="challenge"></div>'),
};

const STYLES = ['card-frame', 'challenge-page'] as const;
const SCRIPTS: [path: string, name: ScriptName][] = [
  ['/v3', 'stripe'],
  ['/v3/', 'stripe'],
  ['/v3/stripe.js', 'stripe'],
  ['/v3/card-frame.js', 'card-frame'],
  ['/v3/challenge-page.js', 'challenge-page'],
];

/** The script that portals load, and the pages for its frames, each with a Content-Security-Policy of its own. */
export function createCardPages(framedBy = '') {
  const routes = new Hono();
  routes.use(async (http, next) => {
    await next();
    if (!http.res.headers.has('Cache-Control')) http.header('Cache-Control', 'no-cache');
  });

  for (const [path, html] of Object.entries(PAGES)) {
    routes.get(path, (http) => {
      http.header('Content-Security-Policy', policyAt(new URL(http.req.url).origin, framedBy));
      return http.html(html);
    });
  }
  for (const [path, name] of SCRIPTS) {
    routes.get(path, async (http) => {
      http.header('Content-Type', 'text/javascript; charset=utf-8');
      return http.body(await browserScript(name));
    });
  }
  for (const name of STYLES) {
    routes.get(`/v3/${name}.css`, async (http) => {
      http.header('Content-Type', 'text/css; charset=utf-8');
      return http.body(await readFile(new URL(`./browser/${name}.css`, import.meta.url), 'utf8'));
    });
  }
  return routes;
}
