import type { Browser, CDPSession } from '@playwright/test';
import { quantile } from './key-cost.ts';
import { openPage } from './open-page.ts';

const RUNS = 5;

export interface StartFigures {
  /** Milliseconds from the start of the navigation until the first field takes the focus. */
  firstInput: number;
  /** Until every field of the form is there. */
  wholeForm: number;
  /** What the page's main thread worked until then, in time of the processor: other processes do not count. */
  work: number;
}

/** Runs in the page before its own code: notes when the first field can be focused and when all controls are there. */
function watchFields(controls: number): void {
  const seen: Partial<StartFigures> = {};
  Object.assign(globalThis, { startFigures: seen });
  new MutationObserver((_, observer) => {
    const fields = document.querySelectorAll<HTMLElement>('input, select');
    const [first] = fields;
    if (!first) return;
    if (seen.firstInput === undefined) {
      first.focus();
      if (document.activeElement === first) seen.firstInput = performance.now();
    }
    if (fields.length < controls) return;
    seen.wholeForm = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Medians of five loads, each in a fresh profile with an empty cache. Rejects when the form never is whole. */
export async function measureStart(
  browser: Browser,
  address: string,
  controls: number,
  slowdown: number,
): Promise<StartFigures> {
  const runs: StartFigures[] = [];
  for (let run = 0; run < RUNS; run++) {
    let session: CDPSession | undefined;
    const { page, close } = await openPage(browser, address, slowdown, async (fresh) => {
      session = await fresh.context().newCDPSession(fresh);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      await fresh.addInitScript(watchFields, controls);
    });
    const whole = await page.waitForFunction(() => {
      const { startFigures } = globalThis as unknown as { startFigures: StartFigures };
      return startFigures.wholeForm === undefined ? null : startFigures;
    });
    const performanceMetrics = await session?.send('Performance.getMetrics');
    const taken =
      performanceMetrics?.metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    const work = taken * 1000;
    runs.push({ ...((await whole.jsonValue()) as StartFigures), work });
    await close();
  }
  const median = (figure: keyof StartFigures) =>
    quantile(
      runs.map((run) => run[figure]),
      0.5,
    );
  return { firstInput: median('firstInput'), wholeForm: median('wholeForm'), work: median('work') };
}
