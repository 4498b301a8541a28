import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test } from './support/own-configuration.ts';
import { editSettings } from './support/owner.ts';
import { expect, test as portalTest } from './support/portal-test.ts';

const LANGUAGES: Record<string, string> = {
  'es-ES': 'Español',
  'ca-ES': 'Català',
  'gl-ES': 'Galego',
  'en-GB': 'English',
  'fr-FR': 'Français',
  'de-DE': 'Deutsch',
};
/** What the API calls it: its description knows English of America alone. */
const ofApi = (language: string) => (language === 'en-GB' ? 'en_US' : language.replace('-', '_'));
const wordsOf = (language: string, file: string) =>
  JSON.parse(readFileSync(`locales/${language}/${file}.json`, 'utf8'));

/** Chooses each language in turn from the menu, the first being the usual one. */
async function chooseEach(page: Page, languages: readonly string[]): Promise<void> {
  const fetched = new Set<string>();
  let requested = new Set<string | null>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const language = /\/texts\/(\w\w-\w\w)[./]/.exec(pathname)?.[1];
    if (language) fetched.add(language);
    if (pathname.startsWith('/api/')) requested.add(searchParams.get('lang'));
  });

  await page.goto('/facturas');
  let spoken = 'es-ES';
  const chosen = [];
  for (const language of languages) {
    if (language !== spoken) {
      const menu = page.getByRole('button', { name: wordsOf(spoken, 'frame').language });
      await menu.click();
      requested = new Set();
      await page.getByRole('menuitem', { name: LANGUAGES[language] ?? '' }).click();
    }
    spoken = language;
    chosen.push(language);
    const invoices = wordsOf(language, 'invoices');
    await expect(page).toHaveURL(new RegExp(`${wordsOf(language, 'routes').invoices}$`));
    await expect(page.getByRole('heading', { level: 1, name: invoices.title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    // The retailer stores the choice before any request is sent in that language.
    await expect.poll(() => [...requested]).toContain(ofApi(language));
    expect([...fetched].toSorted()).toEqual(chosen.toSorted());
  }

  requested = new Set();
  const download = page.waitForEvent('download');
  const [documents = ''] = wordsOf(spoken, 'invoices').documents.open.split('{{');
  await page
    .getByRole('button', { name: new RegExp(`^${documents}`) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'PDF', exact: true }).click();
  await download;
  expect([...requested]).toEqual([ofApi(spoken)]);
}

portalTest(
  'a language is fetched when it is chosen, speaks in the address too, and is the language of every request',
  ({ signedIn: page }) => chooseEach(page, ['es-ES', 'ca-ES']),
);

test('and so is each of six', { tag: '@exhaustive' }, async ({ own, signedIn: page }) => {
  editSettings(own, { languages: { offered: Object.keys(LANGUAGES) } });
  await own.publish();
  await chooseEach(page, Object.keys(LANGUAGES));
});
