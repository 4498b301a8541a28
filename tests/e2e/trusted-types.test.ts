import type { Page } from '@playwright/test';
import { expect, test } from './support/portal-test.ts';

/** What the page answers to each way of making code or HTML of a plain text: the name of an error, or `taken`. */
const tries = (page: Page) =>
  page.evaluate(() => {
    const html = '<img src=x onerror="window.__pwn=1">';
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'taken';
      } catch (thrown) {
        return (thrown as Error).name;
      }
    };
    const make = (name: string) =>
      attempt(() =>
        (
          window as never as { trustedTypes: { createPolicy: (...of: unknown[]) => void } }
        ).trustedTypes.createPolicy(name, { createHTML: (text: string) => text }),
      );
    return {
      innerHTML: attempt(() => {
        document.createElement('div').innerHTML = html;
      }),
      insertAdjacentHTML: attempt(() => document.body.insertAdjacentHTML('beforeend', html)),
      srcdoc: attempt(() => {
        document.createElement('iframe').srcdoc = html;
      }),
      scriptUrl: attempt(() => {
        document.createElement('script').src = '/assets/other.js';
      }),
      stranger: make('stranger'),
      default: make('default'),
      ours: make('bare-html'),
    };
  });

test('no plain text becomes HTML or a script, and no other policy can be created', async ({
  context,
}) => {
  // Another page than that of the fixture, which fails at a violation.
  const page = await context.newPage();
  await page.goto('/acceso');
  // Its own policy is made with the application.
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);
  const refused = await tries(page);
  expect(Object.values(refused)).toEqual(Object.values(refused).map(() => 'TypeError'));
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false);
});

test('served notices show, with bare tags and with a link', async ({ page, sandbox }) => {
  const blocks = [
    '<p>Cerramos el <strong>lunes</strong>.</p>',
    '<p>Más en <a href="https://lluerna.example/avisos">avisos</a>.</p>',
  ].map((html_block, place) => ({ id: place + 1, html_block, priority: place }));
  await sandbox.injectedFault({
    operationId: 'listPageElements',
    kind: 'body',
    body: JSON.stringify({ status: 'OK', data: { result: blocks } }),
    contentType: 'application/json',
  });
  await page.goto('/acceso');
  await expect(page.locator('.served-html strong')).toHaveText('lunes');
  await expect(page.getByRole('link', { name: 'avisos' })).toBeVisible();
});
