import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeOf } from './support/axe.ts';
import { activeContract, contractPath, NEW_IBAN } from './support/household.ts';
import { type OwnConfiguration, test } from './support/own-configuration.ts';
import { expect } from './support/portal-test.ts';

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
  // Whoever serves the portal puts the picture there.
  mkdirSync(join(own.published, 'brand'), { recursive: true });
  writeFileSync(join(own.published, 'brand/migjorn.svg'), LOGO);
}

test('a partner has its own name, logo, language, text and defaults', async ({
  own,
  page,
  context,
  baseURL,
  customer,
}) => {
  await publishPartner(own);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Benvinguda, benvingut' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Idioma/ })).toHaveCount(0);
  await expect(page).toHaveTitle(/Migjorn Llum/);
  await expect(page.getByRole('link', { name: /900 000 222/ })).toBeVisible();
  const logo = page.getByRole('banner').locator('img');
  await expect(logo).toHaveAttribute('src', '/config/brand/migjorn.svg');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(90);
  const send = page.getByRole('button', { name: 'Entrar', exact: true });
  await expect(send).toHaveCSS('background-color', 'rgb(255, 212, 0)');

  await context.addCookies([{ name: 'token', value: customer.token, url: baseURL ?? '' }]);
  await page.goto('/contractes/electricity');
  await expect(page.getByText(/^1–2 de \d+$/)).toBeVisible();
});

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

test('a partner has one field more in one form, and one less in another', async ({
  own,
  signedIn: page,
  customer,
  sandbox,
}) => {
  await publishPartner(own);
  const { name } = activeContract(customer);
  await page.goto(`/contractes/electricity/${name}?dialog=iban-change`);
  const form = page.getByRole('dialog', { name: 'Canviar el compte de càrrec' });
  await form.getByLabel('Un altre compte').check();
  await form.getByLabel('IBAN del compte nou').fill(NEW_IBAN);
  await form.getByLabel(/Motiu del canvi/).fill('Canvio de banc');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Desar el compte' }).click();
  await expect(form.getByText('Hem canviat el compte')).toBeVisible();
  const [sent] = await sandbox.sent('changeContractIban');
  expect(sent).toHaveProperty('reason', 'Canvio de banc');

  await page.goto('/nou-client-electricitat');
  await expect(page.getByLabel('Codi postal')).toBeVisible();
  await expect(page.getByLabel(/Com trobar-lo/)).toHaveCount(0);
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
  await page.getByRole('button', { name: 'Bloque, escalera y otros datos' }).click();
  await expect(page.getByLabel(/Cómo encontrarlo/)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`whatever colour a partner has, its pages can be read (${colorScheme})`, {
    tag: colorScheme === 'light' ? [] : '@exhaustive',
  }, async ({ own, page, context, baseURL, customer }) => {
    await publishPartner(own);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const unreadable = async () => {
      const { violations } = await axeOf(page).withRules(['color-contrast']).analyze();
      return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
    };
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await unreadable()).toEqual([]);
    await page.goto('/nou-client-electricitat');
    await expect(page.getByLabel('Codi postal')).toBeVisible();
    expect(await unreadable()).toEqual([]);
    await context.addCookies([{ name: 'token', value: customer.token, url: baseURL ?? '' }]);
    await page.goto(`/contractes/electricity/${activeContract(customer).name}?dialog=iban-change`);
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    expect(await unreadable()).toEqual([]);
  });

test('what a partner says needlessly or of nothing is named', async ({ own }) => {
  own.edit<object>(`${FOLDER}/portal.json`, (file) => {
    Object.assign(file, { brand: { name: 'Lluerna', colors: { primary: 'yellow' } } });
  });
  own.edit<object>(`${FOLDER}/forms/iban-chance.json`, (file) => {
    Object.assign(file, { schema: { properties: { reason: { type: 'string' } } } });
  });
  const diagnostics = (await own.diagnostics()).join('\n');
  expect(diagnostics).toContain('is what the retailer has already');
  expect(diagnostics).toMatch(
    /migjorn\/portal\.json:\d+:\d+ {2}"yellow" does not fit .*colour as #rrggbb/,
  );
  expect(diagnostics).toContain('iban-chance');
  await expect(own.publish('migjorn')).rejects.toThrow('diagnostic');
});
