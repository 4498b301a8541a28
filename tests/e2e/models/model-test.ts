import { test as base, expect, type Page } from '@playwright/test';
import { refuseConsent } from '#tests/e2e/support/refuse-consent.ts';
import { SandboxControl } from '#tests/e2e/support/sandbox-control.ts';
import { machineWalks, usualInChromium } from '#tests/models/machine-walks.ts';
import { requestsOf } from '#tests/models/outcome-faults.ts';
import { walkPath } from '#tests/models/walk.ts';
import type { Standing } from '#tests/support/machines/machine-walk.ts';
import { gateOf, gateRequests } from './gated-requests.ts';
import type { MachinePage, WalkTools } from './pages/machine-page.ts';
import { PortalWords } from './portal-words.ts';

interface Visit {
  page: Page;
  words: PortalWords;
  origin: string;
  /** Errors of the page that fail any test. */
  failures: string[];
}

type VisitOf = (machine: string) => Promise<Visit>;

/**
 * Tests of walks: one page for all paths of a machine in a worker, so that the browser's caches stay warm. The browser
 * stays for the next machine: starting another one takes as long as a walk.
 */
const test = base.extend<object, { visitOf: VisitOf }>({
  visitOf: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale, timezoneId, viewport } = project.use;
      let current: (Visit & { machine: string }) | undefined;
      await use(async (machine) => {
        if (current?.machine === machine) return current;
        await current?.page.context().close();
        const context = await browser.newContext({ baseURL, locale, timezoneId, viewport });
        await refuseConsent(context);
        const page = await context.newPage();
        await gateRequests(page, requestsOf(machine));
        const failures: string[] = [];
        page.on('pageerror', (error) => failures.push(`uncaught: ${error.message}`));
        page.on('console', (message) => {
          if (/content security policy/i.test(message.text())) failures.push(message.text());
        });
        const words = await PortalWords.read(context.request);
        current = { machine, page, words, origin: baseURL, failures };
        return current;
      });
      await current?.page.context().close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Tests that walk all paths of a machine, each once; the only ones of their file. Those beyond every transition once, and
 * those of machines that `npm test` walks in Node, are tagged `@exhaustive`.
 *
 * @param pageOf creates the page object of a walk
 */
export function describeWalks(machine: string, pageOf: (tools: WalkTools) => MachinePage): void {
  test.describe(machine, { tag: '@model' }, () => {
    const isUsual = usualInChromium.includes(machine);
    for (const walk of machineWalks(machine).walks) {
      const { name, id } = walk.path;
      const tag = walk.isExhaustive || !isUsual ? ['@exhaustive'] : [];
      test(`${name} [${id}]`, { tag }, async ({ visitOf }, info) => {
        const { page, words, origin, failures } = await visitOf(machine);
        const context = page.context();
        const scope = `${machine}-${id}-${info.retry}-${info.repeatEachIndex}`;
        failures.length = 0;
        // Any address of the portal, to access its storage.
        await page.goto('/config/current.json');
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        await context.clearCookies();
        await context.addCookies([{ name: 'sandbox_scope', value: scope, url: origin }]);
        const { request } = context;
        const sandbox = new SandboxControl(request, scope);
        const tools = { page, context, request, words, sandbox, walk, origin };
        const machinePage = pageOf(tools);
        const place = {
          gate: gateOf(page),
          customer: machinePage,
          expectToStand: async (standing: Standing) => {
            const shown = machinePage.shownState(standing.state);
            await expect(page.locator(`[data-state="${shown}"]`)).toBeVisible();
            await machinePage.expectToShow(standing);
          },
        };
        await walkPath(machine, tools, { oracle: machinePage.oracle, place }, async (what) => {
          if (!process.env.MODEL_PICTURES) return;
          const body = await page.screenshot({ type: 'jpeg', quality: 40 });
          await info.attach(what, { body, contentType: 'image/jpeg' });
        });
        expect(failures).toEqual([]);
      });
    }
  });
}
