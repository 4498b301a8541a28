import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawingOptions, DrawnPortal } from '#config/drawn-page.ts';

export type DrawPortal = (options: DrawingOptions) => Promise<DrawnPortal>;

/** Folder of the built code that draws pages, within that of the built application. */
export const DRAWING = 'prerender';

/** What draws the pages of a built application; null where there is none, as before the first build. */
export async function drawingOf(application: string): Promise<DrawPortal | null> {
  const file = join(application, DRAWING, 'prerender.js');
  if (!existsSync(file)) return null;
  const { drawPortal } = (await import(pathToFileURL(file).href)) as { drawPortal: DrawPortal };
  return drawPortal;
}
