import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';

/** Files at the root of the site that a publication writes into its folder. */
const files = [
  { path: '/version.json', name: 'version.json', type: 'application/json' },
  { path: '/robots.txt', name: 'robots.txt', type: 'text/plain; charset=utf-8' },
  { path: '/sitemap.xml', name: 'sitemap.xml', type: 'application/xml' },
  {
    path: '/.well-known/security.txt',
    name: 'security.txt',
    type: 'text/plain; charset=utf-8',
  },
];

/** Serves them from the folder of the published configuration; 404 for one that this publication lacks. */
export function createSiteFiles(configDir: string): Hono {
  const routes = new Hono();
  for (const { path, name, type } of files)
    routes.get(path, async (http) => {
      const content = await readFile(join(configDir, name), 'utf8').catch(() => null);
      if (content === null) return http.text('Not Found', 404);
      return http.body(content, 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
    });
  return routes;
}
