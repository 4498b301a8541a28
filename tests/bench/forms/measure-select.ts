import type { Browser } from '@playwright/test';
import { quantile } from './key-cost.ts';
import { openPage } from './open-page.ts';

/** Towns of Spain, about. */
const OPTIONS = 8000;
const RUNS = 9;

const towns = Array.from({ length: OPTIONS }, (_, number) => `t${number}`);

/** A form with one select of 8,000 options, and its texts. */
export const longSelect = {
  document: {
    schema: { type: 'object', properties: { town: { type: 'string', enum: towns } } },
    ui: { town: { 'ui:widget': 'select' } },
  },
  texts: {
    submit: 'Save',
    fields: {
      town: {
        label: 'Town',
        options: Object.fromEntries(towns.map((town, number) => [town, `Town ${number}`])),
      },
    },
  },
};

/** Runs in the page: milliseconds from each click to the first frame with an option in it. */
function watchOpening(): void {
  const times: number[] = [];
  Object.assign(globalThis, { openings: times });
  let clicked: number | null = null;
  addEventListener('pointerdown', ({ timeStamp }) => (clicked = timeStamp), true);
  new MutationObserver(() => {
    if (clicked === null || !document.querySelector('[role=option]')) return;
    const from = clicked;
    clicked = null;
    // A message is the first task after the next frame is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.push(performance.now() - from);
      port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true });
}

/** Milliseconds from the click on a select of 8,000 options to the frame that shows them: the first time, and the median. */
export async function measureSelect(browser: Browser, address: string, slowdown: number) {
  const { page, close } = await openPage(browser, address, slowdown, (fresh) =>
    fresh.addInitScript(watchOpening),
  );
  const select = page.getByRole('combobox');
  for (let run = 0; run < RUNS; run++) {
    await select.click();
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('option').first().waitFor({ state: 'detached' });
  }
  const times = await page.evaluate(
    () => (globalThis as unknown as { openings: number[] }).openings,
  );
  await close();
  return { first: times[0] ?? Number.NaN, median: quantile(times, 0.5) };
}
