import type { BrowserContext } from '@playwright/test';
import {
  listenToConfiguration,
  notesCoverage,
  writeCoverage,
} from '#tests/support/services/configuration-coverage.ts';

const noted = new Set<string>();

/** Runs in a page: notes are sent at the end of each task, before the page can be closed. */
const listener = `{
  let waiting = [];
  (${listenToConfiguration})((noted) => {
    if (waiting.push(noted) > 1) return;
    queueMicrotask(() => {
      globalThis.reportNoted(waiting);
      waiting = [];
    });
  });
}`;

/**
 * Notes which parts of the configuration the pages of a browser exercise, when coverage is on. Returns the function
 * that stores what this worker noted.
 */
export async function notePages(context: BrowserContext, worker: number): Promise<() => void> {
  if (!notesCoverage) return () => {};
  await context.exposeBinding('reportNoted', (_page, ids: string[]) => {
    for (const id of ids) noted.add(id);
  });
  await context.addInitScript({ content: listener });
  return () => writeCoverage(`browser-${worker}`, noted);
}
