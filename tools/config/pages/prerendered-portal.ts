import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PrerenderedPortal, PrerenderOptions } from '#config/prerendered-page.ts';

export type PrerenderPortal = (options: PrerenderOptions) => Promise<PrerenderedPortal>;

/** Folder of the built code that draws pages, within that of the built application. */
export const DRAWING = 'prerender';

/** What draws the pages of a built application; null where there is none, as before the first build. */
export async function prerenderOf(application: string): Promise<PrerenderPortal | null> {
  const file = join(application, DRAWING, 'prerender.js');
  if (!existsSync(file)) return null;
  const { prerenderPortal } = (await import(pathToFileURL(file).href)) as {
    prerenderPortal: PrerenderPortal;
  };
  return prerenderPortal;
}
