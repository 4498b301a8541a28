import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeOf } from '#tests/e2e/support/axe.ts';
import { activeContract, contractPath } from '#tests/e2e/support/household.ts';
import { type OwnConfiguration, test } from '#tests/e2e/support/own-configuration.ts';
import { expect } from '#tests/e2e/support/portal-test.ts';

const FOLDER = 'schemas/partners/migjorn';
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="32"><circle cx="16" cy="16" r="16"/></svg>';

/** A partner in a few lines: what differs, and nothing else. */
async function publishPartner(own: OwnConfiguration): Promise<void> {
  const write = (path: string, differing: object) =>
    own.edit<object>(`${FOLDER}/${path}`, (file) => void Object.assign(file, differing));
  write('portal.json', {
    languages: { offered: ['ca-ES'], default: 'ca-ES' },
    brand: {
      name: 'Migjorn Llum',
      logo: '/config/brand/migjorn.svg',
      colors: { primary: '#ffd400', accent: '#7fe0ff' },
    },
    contracts: { itemsPerPage: 2 },
    organization: { phone: '900 000 222' },
  });
  write('forms/iban-change.json', { schema: { properties: { reason: { type: 'string' } } } });
  write('locales/ca-ES/forms/iban-change.json', {
    fields: { reason: { label: 'Motiu del canvi' } },
  });
  write('forms/contracting-installation.json', {
    schema: { properties: { address: { properties: { aclarador: null } } } },
  });
  write('locales/ca-ES/session.json', { title: 'Benvinguda, benvingut' });
  await own.publish('migjorn');
  // The operator of the web server adds the picture.
  mkdirSync(join(own.published, 'brand'), { recursive: true });
  writeFileSync(join(own.published, 'brand/migjorn.svg'), LOGO);
}

const unreadable = async (page: Page) => {
  const { violations } = await axeOf(page).withRules(['color-contrast']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
};

test('without a logo of its own, its name stands beside the sign in its colours', {
  tag: '@exhaustive',
}, async ({ own, page }) => {
  await own.publish('tramuntana');
  await page.goto('/');
  const brand = page.getByRole('banner').getByRole('link').first();
  await expect(brand).toContainText('Tramuntana');
  await expect(brand.locator('rect')).toHaveCSS('fill', 'rgb(29, 79, 145)');
  await expect(brand.locator('path')).toHaveCSS('fill', 'rgb(232, 179, 63)');
});

test('others have nothing of a partner', { tag: '@exhaustive' }, async ({
  own,
  signedIn: page,
  customer,
}) => {
  await publishPartner(own);
  await own.publish();
  await page.goto(`${contractPath(activeContract(customer))}?dialog=iban-change`);
  await expect(page.getByRole('dialog').getByLabel('Otra cuenta')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/Migjorn/);
  await page.goto('/nuevo-cliente-electricidad');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: 'Bloque, escalera y otros datos' }).click();
  await expect(page.getByLabel(/Cómo encontrarlo/)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`whatever colour a partner has, its pages can be read (${colorScheme})`, {
    tag: '@exhaustive',
  }, async ({ own, page, context, baseURL, customer }) => {
    await publishPartner(own);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await unreadable(page)).toEqual([]);
    await page.goto('/nou-client-electricitat');
    await page.getByRole('button', { name: 'Següent' }).click();
    await expect(page.getByLabel('Codi postal')).toBeVisible();
    expect(await unreadable(page)).toEqual([]);
    await context.addCookies([{ name: 'token', value: customer.token, url: baseURL ?? '' }]);
    await page.goto(`/contractes/electricity/${activeContract(customer).name}?dialog=iban-change`);
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    expect(await unreadable(page)).toEqual([]);
  });
