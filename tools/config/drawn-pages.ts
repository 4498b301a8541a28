import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawingOptions, DrawnPage } from '#config/drawn-page.ts';

export type DrawPages = (options: DrawingOptions) => Promise<DrawnPage[]>;

/** Folder of the built code that draws pages, within that of the built application. */
export const DRAWING = 'prerender';

/** What draws the pages of a built application; null where there is none, as before the first build. */
export async function drawingOf(application: string): Promise<DrawPages | null> {
  const file = join(application, DRAWING, 'prerender.js');
  if (!existsSync(file)) return null;
  const { drawPages } = (await import(pathToFileURL(file).href)) as { drawPages: DrawPages };
  return drawPages;
}
