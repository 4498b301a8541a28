import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prerenderOf } from '#tools/config/pages/prerendered-portal.ts';

/** A page of the portal, and the modules that it needs beside those of every page, by their path in the repository. */
export interface PageModules {
  route: string;
  isForVisitors: boolean;
  modules: string[];
}

/** Outside of the builds: that of the preview reads it too. */
const FILE = '.cache/page-modules.json';

/** Writes which modules the pages of a folder load at once, as the built prerender code finds them. */
export async function writePageModules(folder: string): Promise<void> {
  const prerender = await prerenderOf(folder);
  if (!prerender) throw new Error(`${folder} has no prerender code`);
  const base = `${pathToFileURL(resolve(folder, 'config')).href}/`;
  const served = { settings: {}, flags: {} };
  const { pages, places } = await prerender({ base, served, moment: Date.now() });
  const found = new Map<string, PageModules>();
  for (const [isForVisitors, list] of [
    [false, places],
    [true, pages],
  ] as const)
    for (const { route, modules } of list) {
      const key = `${isForVisitors} ${route}`;
      const known = found.get(key)?.modules ?? [];
      const all = [...new Set([...known, ...modules])].sort();
      found.set(key, { route, isForVisitors, modules: all });
    }
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify([...found.values()]));
}

/** What the last build wrote; none before the first one. */
export const pageModules = (): PageModules[] =>
  existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
