import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { axeOf } from '#tests/e2e/support/axe.ts';
import { activeContract } from '#tests/e2e/support/household.ts';
import type { OwnConfiguration } from '#tests/e2e/support/own-configuration.ts';
import { expect } from '#tests/e2e/support/portal-test.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import {
  beforeDecember,
  DECEMBER,
  type Files,
  type Json,
  ofCustomers,
  type Place,
  places,
} from './tasks/owner-task.ts';
import {
  publishPartner,
  publishYear,
  rollback,
  test,
  write,
  yearTasks,
} from './tasks/owner-year.ts';

// One after another: one publication serves most of them, and the last ones publish others in its place.
test.describe.configure({ mode: 'default' });

const enter = (context: BrowserContext, customer: FreshCustomer, url: string) =>
  context.addCookies([{ name: 'token', value: customer.token, url }]);

/** One visit to a place, for all the tasks that show there. */
function visit(place: Place, before: (page: Page) => Promise<void> = async () => {}): void {
  const tasks = yearTasks.filter(({ at }) => at === place);
  test(`${place}: tasks ${tasks.map(({ task }) => task).join(', ')}`, async ({
    page,
    context,
    own,
    customer,
    sandbox,
  }) => {
    if (ofCustomers.includes(place)) await enter(context, customer, own.url);
    await before(page);
    await page.goto(places[place](customer));
    for (const { task, title, seen } of tasks)
      await test.step(`${task}. ${title}`, () => seen({ page, customer, sandbox }));
  });
}

const DATED = 'the page of a contract of gas';

for (const place of Object.keys(places) as Place[]) if (place !== DATED) visit(place);

/** What is different from December on, beside the setting that is scheduled. */
const december: Files = [
  [
    'portal.json',
    {
      schedule: [{ set: 'organization.phone', to: '900 123 123', from: DECEMBER }],
    },
  ],
  ['locales/<language>/pages.json', { tariffs: { title: 'Tarifas de diciembre' } }],
  [
    'forms/contact-unsigned.json',
    {
      schema: { properties: { hour: { type: 'string', maxLength: 40 } } },
      ui: { 'ui:order': { $list: [{ insert: 'hour' }] } },
    },
  ],
  [
    'locales/<language>/forms/contact-unsigned.json',
    { fields: { hour: { label: 'A qué hora le va bien' } } },
  ],
];

test.describe('with a clock of their own', () => {
  test.use({ hasOwnBrowser: true });

  visit(DATED, (page) => page.clock.install({ time: beforeDecember(1) }));

  test('17. A change that begins on a date: setting, text, form', async ({ page, own }) => {
    write(own, december);
    const note = { author: 'Ana Puig', reason: 'Christmas' };
    await publishYear(own, note, DECEMBER);
    await page.clock.install({ time: beforeDecember(2) });
    await page.goto('/tarifas');
    await page.getByRole('button', { name: 'Escribir un mensaje' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByLabel(/^Asunto/)).toBeVisible();
    await expect(form.getByLabel(/^A qué hora/)).toHaveCount(0);
    await page.clock.fastForward('08:00');
    await expect(form.getByLabel(/^A qué hora/)).toBeVisible();
    await form.getByRole('button', { name: 'Cerrar' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarifas de diciembre');
    await expect(page.getByRole('link', { name: /900 123 123/ }).first()).toBeVisible();
  });
});

/** The lines of the log of publications, the oldest first. */
const changesOf = ({ published }: OwnConfiguration) =>
  readFileSync(join(published, 'private/published.log'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Json);

test('18. Roll back yesterday’s publication, and 19. who changed what, when, why', async ({
  page,
  own,
}) => {
  const { before: yesterday } = changesOf(own).find(({ author }) => author === 'Ana Puig') ?? {};
  const why = ['--author', 'Pau Vidal', '--reason', 'The footer was wrong'];
  const listed = await rollback(own, '--to', String(yesterday), ...why);
  expect(listed).toMatch(/Ana Puig.*Thirty tasks of a year/);
  await page.goto('/acceso');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Atención al cliente' })).toBeVisible();
  await expect(foot.getByRole('link', { name: /blog/ })).toHaveCount(0);

  const entries = changesOf(own);
  const [first, last] = [entries.find(({ author }) => author === 'Ana Puig'), entries.at(-1)];
  expect(first).toMatchObject({ reason: 'Thirty tasks of a year' });
  expect(JSON.stringify(first?.difference)).toContain('blog.lluerna.example');
  expect(last).toMatchObject({ author: 'Pau Vidal', reason: 'The footer was wrong' });
});

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="32"><circle cx="16" cy="16" r="16"/></svg>';

test('7. A new partner: colours, logo, texts, another menu', async ({
  page,
  context,
  own,
  customer,
}) => {
  const colors = { primary: '#ffd400', accent: '#7fe0ff' };
  await publishPartner(own, 'garbi', [
    ['portal.json', { brand: { logo: '/config/brand/garbi.svg', colors } }],
  ]);
  // The operator of the web server adds the picture.
  mkdirSync(join(own.published, 'brand'), { recursive: true });
  writeFileSync(join(own.published, 'brand/garbi.svg'), LOGO);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/acces');
  await expect(page).toHaveTitle(/Garbí/);
  await expect(page.getByText('Tot sobre la llum del poble, en un moment.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Telèfon.*900 000 333/ })).toBeVisible();
  const logo = page.getByRole('banner').locator('img');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(90);
  const send = page.getByRole('button', { name: 'Entrar', exact: true });
  await expect(send).toHaveCSS('background-color', 'rgb(255, 212, 0)');
  const { violations } = await axeOf(page).withRules(['color-contrast']).analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);

  await enter(context, customer, own.url);
  await page.goto('/');
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Rebuts', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Plens' })).toHaveAttribute('href', '/plens');
  await page.goto('/plens');
  await expect(page).toHaveTitle(/^Plens de l’energia/);
  await expect(page.getByRole('textbox', { name: /^La seva proposta/ })).toBeVisible();
  await page.goto(`/contractes/electricity/${activeContract(customer).name}?dialog=none`);
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /bater/i })).toHaveCount(0);
});
