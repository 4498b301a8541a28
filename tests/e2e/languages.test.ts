import { readFileSync } from 'node:fs';
import { test } from './support/own-configuration.ts';
import { editSettings } from './support/owner.ts';
import { expect } from './support/portal-test.ts';

const LANGUAGES = {
  'es-ES': 'Español',
  'ca-ES': 'Català',
  'gl-ES': 'Galego',
  'en-US': 'English',
  'fr-FR': 'Français',
  'de-DE': 'Deutsch',
};
const wordsOf = (language: string, file: string) =>
  JSON.parse(readFileSync(`locales/${language}/${file}.json`, 'utf8'));

test('of six languages each is fetched when it is chosen, speaks in the address too, and is what the retailer is asked in', async ({
  own,
  signedIn: page,
}) => {
  editSettings(own, { languages: { offered: Object.keys(LANGUAGES) } });
  await own.publish();
  const fetched = new Set<string>();
  let asked = new Set<string | null>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const language = /\/texts\/(\w\w-\w\w)[./]/.exec(pathname)?.[1];
    if (language) fetched.add(language);
    if (pathname.startsWith('/api/')) asked.add(searchParams.get('lang'));
  });

  await page.goto('/facturas');
  let spoken = 'es-ES';
  const chosen = [];
  for (const [language, name] of Object.entries(LANGUAGES)) {
    if (language !== spoken) {
      const menu = page.getByRole('button', { name: wordsOf(spoken, 'frame').language });
      await menu.click();
      await page.getByRole('menuitem', { name }).click();
      asked = new Set();
    }
    spoken = language;
    chosen.push(language);
    const invoices = wordsOf(language, 'invoices');
    await expect(page).toHaveURL(new RegExp(`${wordsOf(language, 'routes').invoices}$`));
    await expect(page.getByRole('heading', { level: 1, name: invoices.title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    // The choice itself is kept by the retailer before anything is asked in it.
    await expect.poll(() => [...asked]).toContain(language.replace('-', '_'));
    expect([...fetched].toSorted()).toEqual(chosen.toSorted());
  }

  asked = new Set();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Dokumente zur Rechnung/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'PDF', exact: true }).click();
  await download;
  expect([...asked]).toEqual(['de_DE']);
});
