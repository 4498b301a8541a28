import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { keyCosts, quantile } from './key-cost.ts';
import { openPage } from './open-page.ts';

/** Letters and as many strokes of Backspace; the text never gets long. */
const STROKES = [...'abcdefghij', ...Array<string>(10).fill('Backspace')];
const ROUNDS = 10;
const BETWEEN_MS = 12;
const WARM_UP = 10;

/** Longer than any engine puts off what was typed. */
const REST_MS = 700;
const RESTS = 12;

export interface KeyFigures {
  /** Milliseconds of script of a key press. */
  median: number;
  p95: number;
}

async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  return keyCosts(await browser.stopTracing());
}

const figuresOf = (costs: readonly number[]): KeyFigures => ({
  median: quantile(costs, 0.5),
  p95: quantile(costs, 0.95),
});

/** What 200 key presses cost in each of the labelled fields, typed fast: a key every 12 ms or as the page takes them. */
export async function measureKeys(
  browser: Browser,
  address: string,
  labels: readonly string[],
  slowdown: number,
): Promise<KeyFigures[]> {
  const { page, close } = await openPage(browser, address, slowdown);
  const figures: KeyFigures[] = [];
  for (const label of labels) {
    await page.getByLabel(label).click();
    const type = async (keys: readonly string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        await pause(BETWEEN_MS);
      }
    };
    await type(STROKES.slice(0, WARM_UP));
    await pause(REST_MS);
    const costs = await traced(browser, page, async () => {
      for (let round = 0; round < ROUNDS; round++) await type(STROKES);
    });
    figures.push(figuresOf(costs));
  }
  await close();
  return figures;
}

/** What a key costs after which the customer rests: with all that the engine put off until then. */
export async function measureRestedKeys(
  browser: Browser,
  address: string,
  label: string,
): Promise<KeyFigures> {
  const { page, close } = await openPage(browser, address, 1);
  await page.getByLabel(label).click();
  await page.keyboard.press('a');
  await pause(REST_MS);
  const costs = await traced(browser, page, async () => {
    for (let rest = 0; rest < RESTS; rest++) {
      await page.keyboard.press('b');
      await pause(REST_MS);
    }
  });
  await close();
  return figuresOf(costs);
}
