import type { Page } from '@playwright/test';

/** What a page did on its main thread, milliseconds of the processor, so that a busy machine changes little. */
export interface ScriptTime {
  scriptMs: number;
  /** Script, style, layout and painting. */
  taskMs: number;
}

const PAUSE = 250;
/** Script that counts as none, milliseconds. */
const QUIET = 1;

/** What an act costs a page, until it is quiet after `end`. */
export async function scriptTimeOf(
  page: Page,
  act: () => Promise<unknown>,
  end: () => Promise<unknown>,
): Promise<ScriptTime> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<ScriptTime> => {
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
    return { scriptMs: of('ScriptDuration'), taskMs: of('TaskDuration') };
  };
  const whenQuiet = async () => {
    for (let before = await read(); ; ) {
      await page.waitForTimeout(PAUSE);
      const now = await read();
      if (now.scriptMs - before.scriptMs < QUIET) return now;
      before = now;
    }
  };
  const before = await whenQuiet();
  await act();
  await end();
  const after = await whenQuiet();
  await client.detach();
  return {
    scriptMs: after.scriptMs - before.scriptMs,
    taskMs: after.taskMs - before.taskMs,
  };
}
