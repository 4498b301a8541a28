import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { HIDDEN_TOKEN, withHiddenToken } from '#tests/support/environment/hidden-token.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { forgetWorkers } from './forget-workers.ts';
import { notePages } from './note-pages.ts';
import { refuseConsent } from './refuse-consent.ts';
import { SandboxControl } from './sandbox-control.ts';

interface PortalFixtures {
  sandbox: SandboxControl;
  customer: FreshCustomer;
  /** The household of the customer: with panels and batteries where a test uses `solar`. */
  household: 'solar' | undefined;
  /**
   * For tests that set the clock of the page, which cannot be given back, that have a server of their own, or that block
   * the service worker.
   */
  hasOwnBrowser: boolean;
  /** The page of a customer who has just signed in. */
  signedIn: Page;
  /** Fails any test whose page broke the Content-Security-Policy, threw an uncaught error or called another site. */
  cleanPage: undefined;
}

interface WorkerFixtures {
  /**
   * The browser context of all visits of a worker. Each test starts as a new visitor except for the HTTP cache, so that
   * the portal is not compiled again for each test. With coverage on, exercised parts of the configuration are noted.
   */
  visited: BrowserContext;
}

/** Tests of journeys: a fresh customer each, the real sandbox, and a check of page problems. */
export const test = base.extend<PortalFixtures, WorkerFixtures>({
  visited: [
    async ({ browser }, use, { project, workerIndex }) => {
      const context = await browser.newContext(project.use);
      await refuseConsent(context);
      const keepNotes = await notePages(context, workerIndex);
      await use(context);
      keepNotes();
      await context.close();
    },
    { scope: 'worker' },
  ],
  hasOwnBrowser: [false, { option: true }],
  context: async (
    { browser, visited, hasOwnBrowser, serviceWorkers, baseURL },
    use,
    { project },
  ) => {
    if (hasOwnBrowser) {
      const context = await browser.newContext({ ...project.use, serviceWorkers, baseURL });
      await refuseConsent(context);
      await use(context);
      await context.close();
      return;
    }
    await use(visited);
    await visited.unrouteAll({ behavior: 'ignoreErrors' });
    await inTime(forgetWorkers(visited, baseURL ?? ''));
    await visited.setOffline(false);
    await visited.setStorageState({ cookies: [], origins: [] });
  },
  sandbox: async ({ request, context, baseURL }, use, info) => {
    const scope = `${info.workerIndex}-${info.testId}-${info.retry}`;
    await context.addCookies([{ name: 'sandbox_scope', value: scope, url: baseURL ?? '' }]);
    await use(new SandboxControl(request, scope));
  },
  household: [undefined, { option: true }],
  customer: async ({ sandbox, household }, use) => {
    await use(await sandbox.freshCustomer(household && { household }));
  },
  signedIn: async ({ page, customer, context, baseURL }, use, { project }) => {
    const isHidden = project.name === HIDDEN_TOKEN;
    const value = isHidden ? await withHiddenToken(context, customer.token) : customer.token;
    await context.addCookies([{ name: 'token', value, url: baseURL ?? '' }]);
    await use(page);
  },
  cleanPage: [
    async ({ page, baseURL }, use) => {
      const pageProblems: string[] = [];
      const ownHosts = new Set([new URL(baseURL ?? '').hostname, 'localhost', '127.0.0.1']);
      // Not every violation is reported with a message that names the policy.
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
          console.error(`Content Security Policy: ${violatedDirective} ${sample}`),
        ),
      );
      page.on('pageerror', (error) => pageProblems.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (/content security policy|prerendered page/i.test(message.text()))
          pageProblems.push(message.text());
      });
      page.on('request', (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !ownHosts.has(new URL(url).hostname))
          pageProblems.push(`stranger: ${url}`);
      });
      await use(undefined);
      expect(pageProblems).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Waits for a step of the tidying up, half a minute at most: a browser once did not answer for five, and failed a test that
 * had passed.
 */
const inTime = (step: Promise<unknown>) =>
  Promise.race([step, setTimeout(30_000, undefined, { ref: false })]);

/** Signs in through the login form. */
export async function signIn(page: Page, customer: Pick<FreshCustomer, 'user' | 'password'>) {
  await page.getByLabel('NIF o correo electrónico').fill(customer.user);
  await page.getByLabel('Contraseña', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

export { expect };
