import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';

const SCRIPTS = ['visits', 'chat'] as const;

/** Two small scripts as third parties provide them, so that the demonstration has something that requires consent. */
export function createScriptRoutes() {
  const routes = new Hono();
  for (const name of SCRIPTS) {
    routes.get(`/${name}.js`, async (http) => {
      http.header('Content-Type', 'text/javascript; charset=utf-8');
      http.header('Cache-Control', 'no-cache');
      http.header('X-Content-Type-Options', 'nosniff');
      return http.body(await readFile(new URL(`./browser/${name}.js`, import.meta.url), 'utf8'));
    });
  }
  return routes;
}
