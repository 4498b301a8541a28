import type { Page } from '@playwright/test';
import { CountingProxy } from './support/counting-proxy.ts';
import { contractPath, indebtedContract } from './support/household.ts';
import { identify, serveProvider } from './support/identity-provider.ts';
import { expect, test as portalTest } from './support/portal-test.ts';

// Only a browser has a worker, and only the network behind it says what was requested.

const test = portalTest.extend<{ network: CountingProxy; visitor: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  network: async ({}, use) => {
    const network = new CountingProxy();
    await network.start();
    await use(network);
    network.stop();
  },
  /** The page of a new browser behind the proxy, with the injected faults of this test. */
  visitor: async ({ browser, baseURL, context, network, sandbox }, use, { project }) => {
    await serveProvider(sandbox);
    const storageState = await context.storageState();
    const proxy = { server: network.url };
    const own = await browser.newContext({ ...project.use, baseURL, proxy, storageState });
    await use(await own.newPage());
    await own.close();
  },
});

/** As workers were until 2026-11-27: with navigation preload, and no answer for what is no page. */
const EARLIER_WORKER = `
addEventListener('activate', (event) => event.waitUntil((async () => {
  await registration.navigationPreload.enable();
  await clients.claim();
})()));
addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  const isPage = mode === 'navigate' && !/^\\/(oidc|config)\\//.test(new URL(url).pathname);
  if (isPage) event.respondWith(event.preloadResponse.then((ahead) => ahead ?? fetch(event.request)));
});`;

/** Opens a page for visitors, and waits until the worker controls it. */
async function openWithWorker(page: Page, network: CountingProxy) {
  await page.goto('/potencia');
  await page.evaluate(async () => {
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    if (!navigator.serviceWorker.controller) await taken;
  });
  network.visits();
}

/** Signs in at the provider from a private page; each step of the way is requested once. */
async function signInOnce(
  page: Page,
  network: CountingProxy,
  customer: { user: string; password: string },
) {
  await page.goto('/contratos/gas');
  await identify(page, customer);
  await expect(page).toHaveURL(/\/contratos\/gas$/);
  await expect(page.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
  expect(network.visits().map((visit) => visit.replace(/[\w-]{20,}$/, 'uid'))).toEqual([
    'GET /contratos/gas',
    'GET /oidc/auth',
    'GET /oidc/interaction/uid',
    'POST /oidc/interaction/uid',
    'GET /oidc/auth/uid',
    'GET /connect',
  ]);
}

test('nothing is requested twice: signing in at the provider, Back, a card, and what is no page', async ({
  visitor: page,
  network,
  customer,
}) => {
  await openWithWorker(page, network);
  await signInOnce(page, network, customer);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();

  network.visits();
  const contract = contractPath(indebtedContract(customer));
  await page.goto(contract);
  await page
    .locator('.contract-datum')
    .getByRole('button', { name: /^Pagar \d/ })
    .click();
  await expect(page.frameLocator('.card-fields iframe').getByRole('textbox').first()).toBeVisible();
  expect(network.visits()).toEqual([`GET ${contract}`, 'GET /sandbox-cards/v3/pages/card']);

  for (const path of ['/config/current.json', '/api/v1/nothing', '/facturas', '/nothing']) {
    await page.goto(path);
    expect(network.visits()).toEqual([`GET ${path}`]);
  }
});

test('neither where the worker of an earlier version is still there', {
  tag: '@exhaustive',
}, async ({ visitor: page, network, customer }) => {
  network.replace('/service-worker.js', EARLIER_WORKER);
  await openWithWorker(page, network);
  await page.goto('/config/current.json');
  expect(network.visits()).toHaveLength(2);

  network.replace('/service-worker.js', null);
  await signInOnce(page, network, customer);
});
