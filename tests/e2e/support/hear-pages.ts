import type { BrowserContext } from '@playwright/test';
import {
  listenToConfiguration,
  notesCoverage,
  writeCoverage,
} from '#tests/support/configuration-coverage.ts';

const noted = new Set<string>();

/** In a page: what is noted is told at the end of each task, before the page can go. */
const listener = `{
  let waiting = [];
  (${listenToConfiguration})((noted) => {
    if (waiting.push(noted) > 1) return;
    queueMicrotask(() => {
      globalThis.tellNoted(waiting);
      waiting = [];
    });
  });
}`;

/**
 * Notes what of the configuration the pages of a browser exercise, where that is wanted. Gives the function that
 * keeps what this worker noted.
 */
export async function hearPages(context: BrowserContext, worker: number): Promise<() => void> {
  if (!notesCoverage) return () => {};
  await context.exposeBinding('tellNoted', (_page, ids: string[]) => {
    for (const id of ids) noted.add(id);
  });
  await context.addInitScript({ content: listener });
  return () => writeCoverage(`browser-${worker}`, noted);
}
