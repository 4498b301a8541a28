import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { FreshCustomer } from '#tests/support/fresh-customer.ts';
import { activeContract, closedContract, contractPath, gasContract } from './support/household.ts';
import { expect, test } from './support/portal-test.ts';

interface State {
  name: string;
  signedIn: boolean;
  path: (customer: FreshCustomer) => string;
  /** Settings that the retailer serves. */
  served?: object;
  /** What a person does before the page is judged. */
  reach?: (page: Page) => Promise<void>;
}

const submitDialog = (page: Page) =>
  page.getByRole('dialog').locator('button[type=submit]').click();

const home = { home: { type: 'tabs' } };

const states: State[] = [
  { name: 'login', signedIn: false, path: () => '/acceso' },
  {
    name: 'login with errors',
    signedIn: false,
    path: () => '/acceso',
    reach: (page) => page.locator('button[type=submit]').click(),
  },
  { name: 'version', signedIn: false, path: () => '/version' },
  { name: 'home of a visitor', signedIn: false, path: () => '/', served: home },
  { name: 'home', signedIn: true, path: () => '/', served: home },
  { name: 'not found', signedIn: false, path: () => '/no-such-page' },
  { name: 'contracts', signedIn: true, path: () => '/contratos/electricity' },
  { name: 'gas contracts', signedIn: true, path: () => '/contratos/gas' },
  {
    name: 'contracts without matches',
    signedIn: true,
    path: () => '/contratos/electricity?search=zzzz',
  },
  { name: 'contract', signedIn: true, path: (customer) => contractPath(activeContract(customer)) },
  {
    name: 'closed contract',
    signedIn: true,
    path: (customer) => contractPath(closedContract(customer)),
  },
  { name: 'gas contract', signedIn: true, path: (customer) => contractPath(gasContract(customer)) },
  { name: 'contract of nobody', signedIn: true, path: () => '/contratos/electricity/0000000' },
  {
    name: 'bank account change',
    signedIn: true,
    path: (customer) => `${contractPath(activeContract(customer))}?dialog=iban-change`,
  },
  {
    name: 'bank account change with errors',
    signedIn: true,
    path: (customer) => `${contractPath(activeContract(customer))}?dialog=iban-change`,
    reach: async (page) => {
      await page.getByRole('dialog').getByRole('radio').last().check();
      await submitDialog(page);
    },
  },
];

for (const language of ['es-ES', 'ca-ES'])
  for (const colorScheme of ['light', 'dark'] as const)
    for (const { name, signedIn, path, served, reach } of states)
      test(`axe finds nothing: ${name}, ${language}, ${colorScheme}`, async ({
        page,
        context,
        customer,
        sandbox,
        baseURL,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const url = baseURL ?? '';
        await context.addCookies([{ name: 'language', value: language, url }]);
        if (signedIn) await context.addCookies([{ name: 'token', value: customer.token, url }]);
        if (served) {
          const body = JSON.stringify({ status: 'OK', data: served });
          const contentType = 'application/json';
          await sandbox.fault({
            operationId: 'getPublicSettings',
            kind: 'body',
            body,
            contentType,
          });
        }
        await page.goto(path(customer));
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await reach?.(page);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, 'nothing sticks out sideways').toBeLessThanOrEqual(0);
      });
