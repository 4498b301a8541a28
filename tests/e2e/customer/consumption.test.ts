import type { Page } from '@playwright/test';
import { daysOf } from '#domain/consumption/consumption-range.ts';
import { dayAfter, monthOf } from '#domain/values/local-time.ts';
import consumption from '#locales/es-ES/consumption.json' with { type: 'json' };
import { activeContract, contractPath } from '#tests/e2e/support/household.ts';
import { Keyboard } from '#tests/e2e/support/keyboard.ts';
import { expect, test } from '#tests/e2e/support/portal-test.ts';
import { expectReflow } from '#tests/e2e/support/reflow.ts';
import { lastClockChange } from '#tests/support/environment/clock-change.ts';

const slider = (page: Page) => page.getByRole('slider', { name: /^Energía/ });
const expectPlotted = (page: Page) =>
  expect(
    page.locator('.chart-plot :is(.chart-bars rect, .apexcharts-svg path)').first(),
  ).toBeVisible();
const todayOf = (page: Page) => page.evaluate(() => new Date().toLocaleDateString('sv'));

test('a day with two 2 o’clocks is found and read by the keyboard alone', {
  tag: '@exhaustive',
}, async ({ signedIn: page, customer }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(contractPath(activeContract(customer)));
  // Its card may be in sight as a whole before the chart is in it.
  await slider(page).scrollIntoViewIfNeeded();
  await expectPlotted(page);
  await page.getByRole('button', { name: '12 meses' }).focus();
  const keyboard = new Keyboard(page);
  await keyboard.use(page.getByRole('button', { name: 'Otras fechas' }));
  const day = lastClockChange('back', await todayOf(page));
  for (const name of ['Desde', 'Hasta'])
    await keyboard.type(page.getByRole('textbox', { name }), day.split('-').reverse().join('/'));
  await keyboard.use(page.getByRole('button', { name: 'Ver estas fechas' }));

  await keyboard.reach(slider(page));
  await expect(slider(page)).toHaveAttribute('aria-valuemax', '24');
  await expectPlotted(page);
  // Each hour, as the table says: tests/screens/contracts/contracts-consumption.test.tsx.
  for (const [hour, key] of ['Home', 'ArrowRight'].entries()) {
    await keyboard.press(key);
    await expect(slider(page)).toHaveAttribute('aria-valuenow', String(hour));
  }
  await expectReflow(page, 'least room');

  await keyboard.use(page.getByRole('button', { name: 'Tabla' }));
  await expect(page.locator('.consumption-table tbody tr')).toHaveCount(25);
});

test('what is shown survives a reload and a copied link, and Back leaves in one step', {
  tag: '@exhaustive',
}, async ({ signedIn: page, customer, context }) => {
  const contract = activeContract(customer);
  await page.goto('/contratos/electricity');
  await page.getByRole('link', { name: new RegExp(` contrato ${contract.name}$`) }).click();
  await page.locator('#consumption').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Mes', exact: true }).click();
  await page.getByRole('button', { name: 'Periodo anterior' }).click();
  await page.getByRole('button', { name: 'Reactiva' }).click();
  await page.getByRole('combobox', { name: 'Detalle' }).selectOption('Por horas');
  await page.getByRole('button', { name: consumption.compare }).click();
  const { from, to } = monthOf(await todayOf(page), -1);
  const shown = { from, to, energy: 'reactive', detail: 'hourly', before: '1' };
  // A press is acted on after its paint, a choice at once: their order in the address says nothing.
  const parameters = () => Object.fromEntries(new URL(page.url()).searchParams);
  await expect.poll(parameters).toEqual(shown);
  expect(new URL(page.url())).toMatchObject({
    ...{ pathname: contractPath(contract), hash: '#consumption' },
  });
  const summary = page.locator('.consumption .chart-summary');
  await expect(summary).toContainText(/un año antes \(/);
  const said = await summary.innerText();

  await page.reload();
  await expect(summary).toHaveText(said);
  const copy = await context.newPage();
  await copy.goto(page.url());
  await expect(copy.locator('.consumption .chart-summary')).toHaveText(said);
  await expect(copy.locator('#consumption')).toBeInViewport();
  await copy.close();
  await page.goBack();
  await expect(page).toHaveURL(/\/contratos\/electricity$/);
});

test('on paper there is all of the chart and none of its controls', async ({
  signedIn: page,
  customer,
}) => {
  const { from, to } = daysOf('week', dayAfter(await todayOf(page), -21), 12);
  const week = `?from=${from}&to=${to}`;
  await page.goto(`${contractPath(activeContract(customer))}${week}#consumption`);
  await expectPlotted(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 900 });
  const consumption = page.locator('.consumption');
  const svg = consumption.locator('.chart-plot :is(.chart-bars, .apexcharts-svg)').first();
  const { left, right, plot } = await svg.evaluate((element) => ({
    left: element.getBoundingClientRect().left,
    right: element.getBoundingClientRect().right,
    plot: element.closest('.chart-plot')?.getBoundingClientRect().right ?? 0,
  }));
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(plot);
  expect(plot).toBeLessThanOrEqual(700);
  await expect(consumption.locator('.chart-summary')).toBeVisible();
  await expect(consumption.locator('.chart-key')).toBeVisible();
  for (const control of await consumption.locator('button, select, summary').all())
    await expect(control).toBeHidden();
});

test('a slow answer has its space reserved, and a lost connection is reported and recovers by itself', {
  tag: '@exhaustive',
}, async ({ signedIn: page, customer, context, sandbox }) => {
  await sandbox.injectedFault({
    operationId: 'getConsumptionChartV1',
    kind: 'delay',
    milliseconds: 1500,
  });
  await page.goto(`${contractPath(activeContract(customer))}#consumption`);
  const consumption = page.locator('.consumption');
  await expect(consumption.getByText('Cargando…')).toBeAttached();
  await expectPlotted(page);
  await sandbox.clearInjectedFaults();

  const earlier = page.getByRole('button', { name: 'Periodo anterior' });
  await expect(earlier).toBeEnabled();
  const months = await slider(page).getAttribute('aria-label');
  await context.setOffline(true);
  await earlier.click();
  await expect(consumption.getByText(/Compruebe su conexión/)).toBeVisible();
  await context.setOffline(false);
  await expect(slider(page)).not.toHaveAttribute('aria-label', months ?? '');
  await expectPlotted(page);
});

test.describe('with files that come from the network each time', () => {
  // The service worker would have those that do not come here.
  test.use({ hasOwnBrowser: true, serviceWorkers: 'block' });

  test('a month of quarter hours is read by a worker, and by the page alike where that does not come', async ({
    signedIn: page,
    customer,
  }) => {
    // The least that a worker reads.
    const { from, to } = monthOf(await todayOf(page), -1);
    const address = `${contractPath(activeContract(customer))}?from=${from}&to=${to}&detail=quarter-hourly`;
    const summary = page.locator('.consumption .chart-summary');
    const worker = page.waitForEvent('worker');
    await page.goto(`${address}#consumption`);
    expect((await worker).url()).toMatch(/consumption-worker/);
    await expect(summary).toContainText('kWh');
    await expectPlotted(page);
    const said = await summary.innerText();

    await page.route('**/consumption-worker*', (route) => route.abort());
    await page.reload();
    await expect(summary).toHaveText(said);
    await expectPlotted(page);
  });

  test('a month of quarter hours is read where the headers of the site are of an earlier release', {
    // The page reads it, as where the worker does not come.
    tag: '@exhaustive',
  }, async ({ signedIn: page, customer, context }) => {
    const { from, to } = monthOf(await todayOf(page), -1);
    const address = `${contractPath(activeContract(customer))}?from=${from}&to=${to}&detail=quarter-hourly`;
    // In a tab of its own: what it violates is meant.
    const earlierSite = await context.newPage();
    await earlierSite.route('**/contratos/**', async (route) => {
      const response = await route.fetch();
      const policy = 'content-security-policy';
      const headers = response.headers();
      const earlier = headers[policy]?.replace(' consumption-worker', '') ?? '';
      await route.fulfill({ response, headers: { ...headers, [policy]: earlier } });
    });
    await earlierSite.goto(`${address}#consumption`);
    await expect(earlierSite.locator('.consumption .chart-summary')).toContainText('kWh');
    await expectPlotted(earlierSite);
  });
});
