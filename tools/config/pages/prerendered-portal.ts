import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PrerenderedPortal, PrerenderOptions } from '#config/pages/prerendered-page.ts';

export type PrerenderPortal = (options: PrerenderOptions) => Promise<PrerenderedPortal>;

/** Folder of the built code that prerenders pages, within that of the built application. */
export const PRERENDER_FOLDER = 'prerender';

/** The function that prerenders the pages of a built application; null without a build of it. */
export async function prerenderOf(application: string): Promise<PrerenderPortal | null> {
  const file = join(application, PRERENDER_FOLDER, 'prerender.js');
  if (!existsSync(file)) return null;
  const { prerenderPortal } = (await import(pathToFileURL(file).href)) as {
    prerenderPortal: PrerenderPortal;
  };
  return prerenderPortal;
}
