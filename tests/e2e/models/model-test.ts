import { test as base, expect, type Page } from '@playwright/test';
import { type WalkPath, type WalkStep, walkMachine } from '#tests/support/machine-model.ts';
import { fewPaths } from '#tests/support/machine-selection.ts';
import { browserModel } from './browser-models.ts';
import { holdRequests } from './held-requests.ts';
import { PortalWords } from './portal-words.ts';

/** Walks paths of a machine in a page. */
export interface PageWalker {
  begin(path: WalkPath): Promise<void>;
  walk(step: WalkStep): Promise<void>;
  expectToStand(step: Pick<WalkStep, 'state' | 'context'>): Promise<void>;
  /** True for a state that is left before anybody can see it. */
  isUnseen(step: WalkStep): boolean;
}

interface Visit {
  page: Page;
  words: PortalWords;
  /** What the page did that no page may do. */
  faults: string[];
}

/** One page for all paths of a worker: what the browser has read and compiled stays there. */
const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport } = project.use;
      const context = await browser.newContext({ baseURL, locale, timezoneId, viewport });
      const page = await context.newPage();
      await holdRequests(page);
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) faults.push(message.text());
      });
      await use({ page, words: await PortalWords.read(context.request), faults });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Tests that walk a machine in a browser: few paths, and together all of its transitions. */
export function describeWalk(
  name: string,
  walkerOf: (page: Page, words: PortalWords) => PageWalker,
): void {
  test.use({ trace: 'off' });
  test.describe(name, { tag: '@model' }, () => {
    test.describe.configure({ timeout: 60_000 });
    for (const path of fewPaths(walkMachine(browserModel(name)))) {
      test(`${path.name} [${path.id}]`, async ({ visit }, info) => {
        const { page, words, faults } = visit;
        const walker = walkerOf(page, words);
        const look = async (what: string) => {
          const body = await page.screenshot({ type: 'jpeg', quality: 40 });
          await info.attach(what, { body, contentType: 'image/jpeg' });
        };
        faults.length = 0;
        await walker.begin(path);
        await look(path.startName);
        for (const step of path.steps) {
          await walker.walk(step);
          if (walker.isUnseen(step)) continue;
          await walker.expectToStand(step);
          await look(step.name);
        }
        expect(faults).toEqual([]);
      });
    }
  });
}
