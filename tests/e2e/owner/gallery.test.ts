import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  expectFitsDarkPhone,
  expectNoBarrier,
  expectNoBarrierAnywhere,
  furtherWays,
} from '#tests/e2e/support/barriers.ts';
import { expectLoaded } from '#tests/e2e/support/loaded.ts';
import { expect } from '#tests/e2e/support/portal-test.ts';
import { test } from '#tests/e2e/support/preview-build.ts';
import { expectTranslated, translatePages } from '#tests/e2e/support/translate.ts';
import { exhaustive } from '#tests/support/environment/exhaustive.ts';
import { designGroups } from '#workbench/gallery/design/design-groups.ts';

// Few one after another, so that one server serves them; the exhaustive ones are shared by the workers, a server each.
if (!exhaustive) test.describe.configure({ mode: 'default' });

const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
const widgets = namesIn('src/workbench/gallery/specimens').map((name) => `widgets/${name}`);
const forms = namesIn('schemas/forms').map((name) => `forms/${name}`);
const design = Object.keys(designGroups);
const PARTS = 'src/workbench/gallery/part-specimens';
const parts = readdirSync(PARTS).flatMap((area) =>
  namesIn(join(PARTS, area)).map((part) => {
    const { states } = JSON.parse(readFileSync(join(PARTS, area, `${part}.json`), 'utf8'));
    return { part, states: Object.keys(states) };
  }),
);

/** Widgets whose colours and sizes no page of the usual run shows; the structure of all composed ones is judged in jsdom. */
const ONLY_HERE = ['combobox', 'files', 'percentage'];

/** The part that stands for all of them in the usual run. */
const PART = 'contracts-list';
const REFLOW = { width: 320, height: 640 };

async function openSpecimen(page: Page, url: string) {
  await page.goto(url);
  await page.locator('.gallery-state form').first().waitFor();
  await expect(page.locator('.skeleton-line')).toHaveCount(0);
}

/** Sentences that are wider than what is visible of the box around them, as in a table that is scrolled sideways. */
const cutSentences = (page: Page) =>
  page.locator('p, caption').evaluateAll((all) => {
    const visibleBox = (one: Element): Element =>
      !one.parentElement || getComputedStyle(one).overflowX === 'auto'
        ? one
        : visibleBox(one.parentElement);
    const endOf = (one: Element) => Math.floor(one.getBoundingClientRect().right);
    return all
      .filter((one) => endOf(one) > endOf(visibleBox(one)))
      .map(({ textContent }) => textContent);
  });

for (const widget of widgets)
  test(`no barrier of colour or size in any state: ${widget}`, {
    tag: ONLY_HERE.includes(widget.replace('widgets/', '')) ? [] : '@exhaustive',
  }, async ({ page, preview }) => {
    await openSpecimen(page, `${preview}/_gallery/${widget}`);
    await expectFitsDarkPhone(page);
  });

for (const widget of widgets)
  test(`no barrier in any state: ${widget}`, { tag: '@exhaustive' }, async ({ page, preview }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openSpecimen(page, `${preview}/_gallery/${widget}`);
    await expectNoBarrierAnywhere(page);
  });

for (const group of design)
  test(`no barrier in the design: ${group}`, { tag: '@exhaustive' }, async ({ page, preview }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(`${preview}/_gallery/design/${group}`);
    await page.getByRole('heading', { level: 1, name: group }).waitFor();
    await expectNoBarrierAnywhere(page);
  });

for (const { part, states } of parts)
  test(`no barrier in any state, and reflow in any light: ${part}`, {
    tag: part === PART ? [] : '@exhaustive',
  }, async ({ page, preview }) => {
    await page.setViewportSize(REFLOW);
    // One by one: on a page with a part once no identifier is there twice.
    for (const state of states) {
      await page.goto(`${preview}/_gallery/parts/${part}/${state}`);
      const shown = page.locator(`#${state} > div`);
      await expect(shown).toBeAttached();
      if (state !== 'nothing') await expect(shown).not.toBeEmpty();
      if (state !== 'loading') await expectLoaded(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectNoBarrier(page, `${state}, ${colorScheme}`);
      }
      expect(await cutSentences(page), `every sentence wraps, ${state}`).toEqual([]);
    }
  });

for (const specimen of [...widgets, ...forms])
  test(`no barrier in any state, language, light and width: ${specimen}`, {
    tag: '@exhaustive',
  }, async ({ page, context, preview }) => {
    for (const { language, colorScheme, viewport } of furtherWays) {
      await context.addCookies([{ name: 'language', value: language, url: preview }]);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await openSpecimen(page, `${preview}/_gallery/${specimen}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectNoBarrier(page, `${language}, ${colorScheme}, ${viewport.width}`);
    }
  });

for (const form of forms)
  test(`keeps what is typed and says what is wrong when the browser translates it: ${form}`, {
    tag: '@exhaustive',
  }, async ({ page, preview }) => {
    await translatePages(page, 'parsed');
    await openSpecimen(page, `${preview}/_gallery/${form}`);
    const empty = page.locator('#empty form');
    // The calendar of a date has the value of its field, and is not there while nothing can be typed.
    const fields = empty.locator(
      'input:not([type=radio], [type=checkbox], [type=file], [aria-hidden=true]), textarea',
    );
    for (const field of await fields.all())
      if (await field.isEditable()) await field.pressSequentially('1');
    // By field: a fault unfolds the group that it is in.
    const values = async () =>
      Object.fromEntries(
        await fields.evaluateAll((all) =>
          (all as HTMLInputElement[]).map(({ id, value }) => [id, value] as const),
        ),
      );
    const before = await values();
    await empty.locator('button[type=submit]').last().click();
    await expectTranslated(page);
    expect(await values()).toMatchObject(before);
  });

const typed: Record<string, string> = {
  'cadastral-reference': '9117097ZZ5779Z0032RP',
  cups: 'ES1234123456789012JY',
  email: 'ana.prat@example.com',
  iban: 'ES9121000418450200051332',
  kilowatts: '4,6',
  nif: '00000000T',
  number: '80',
  password: 'Abcd1!',
  phone: '611000005',
  'postal-code': '08001',
  text: 'Mercè',
  textarea: 'La factura de marzo',
};

for (const [name, text] of Object.entries(typed))
  test(`reached and filled by keyboard: ${name}`, {
    // Journeys type by keyboard too.
    tag: '@exhaustive',
  }, async ({ page, preview }) => {
    await openSpecimen(page, `${preview}/_gallery/widgets/${name}`);
    await page.locator('#empty h2 a').focus();
    await page.keyboard.press('Tab');
    const field = page.locator('#empty .form-control');
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
    await page.locator('#empty button[type=submit]').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#empty .field-error')).toHaveCount(0);
    await expect(field).not.toHaveValue('');
  });

for (const name of ['choice', 'choice-looked-up', 'products'])
  test(`reached, moved through and chosen by arrow keys: ${name}`, {
    // That of a bank account is, in keyboard.test.ts.
    tag: '@exhaustive',
  }, async ({ page, preview }) => {
    await openSpecimen(page, `${preview}/_gallery/widgets/${name}`);
    const options = page.locator('#filled').getByRole('radio');
    await page.locator('#filled h2 a').focus();
    const focused = () =>
      options.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
    // Links of a card may stand before the radio that is chosen.
    for (let place = 0; place < 5 && (await focused()) < 0; place++)
      await page.keyboard.press('Tab');
    const first = await focused();
    await expect(options.nth(first)).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(first + 1)).toBeChecked();
    const fixed = page.locator('#read-only').getByRole('radiogroup');
    await expect(fixed).toHaveAttribute('aria-readonly', 'true');
  });

test('a native list by keyboard', {
  tag: '@exhaustive',
}, async ({ page, preview }) => {
  await openSpecimen(page, `${preview}/_gallery/widgets/select`);
  const list = page.locator('#empty').getByRole('combobox');
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(list).toHaveValue('2');
});

for (const name of ['select', 'combobox'])
  test(`8,000 options are found by keyboard and rendered only while they are visible: ${name}`, {
    tag: name === 'combobox' ? [] : '@exhaustive',
  }, async ({ page, preview }) => {
    await openSpecimen(page, `${preview}/_gallery/widgets/${name}`);
    const field = page.locator('#many').getByRole('combobox');
    const options = page.locator('#many').getByRole('option');
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-setsize', '8000');
    expect(await options.count()).toBeLessThan(60);
    await page.keyboard.press('ArrowUp');
    const last = page.locator('#many [role=option].is-active');
    await expect(last).toBeInViewport();
    await expect(last).toHaveAttribute('aria-posinset', '8000');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await last.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('hospitalet 7998');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('L’Hospitalet 7998');
  });

test('a password is shown and a consent given by keyboard', {
  tag: '@exhaustive',
}, async ({ page, preview }) => {
  await openSpecimen(page, `${preview}/_gallery/widgets/password`);
  await page.locator('#filled .form-control').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('#filled .form-control')).toHaveAttribute('type', 'text');

  await openSpecimen(page, `${preview}/_gallery/widgets/consent`);
  const box = page.locator('#empty').getByRole('checkbox');
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.locator('#empty .consent a')).toBeFocused();
});

test('files are chosen and taken out by keyboard', async ({ page, preview }) => {
  await openSpecimen(page, `${preview}/_gallery/widgets/files`);
  const chosen = page.waitForEvent('filechooser');
  await page.locator('#empty input[type=file]:not([capture])').focus();
  await page.keyboard.press('Enter');
  const file = {
    name: 'factura.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  };
  await (await chosen).setFiles(file);
  const remove = page.locator('#empty').getByRole('button', { name: 'Quitar factura.pdf' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(page.locator('#empty input[type=file]:not([capture])')).toBeFocused();
});

test('language and light are switched on the page', async ({ page, preview }) => {
  await page.goto(`${preview}/_gallery`);
  await page.getByLabel('Idioma').selectOption('ca-ES');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galeria');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByLabel('Aspecte').selectOption('dark');
  await expect.poll(ground).not.toBe(light);
  await page.getByLabel('Aspecte').selectOption('light');
  await expect.poll(ground).toBe(light);
});

test('customers’ build has no gallery', async ({ page, preview }) => {
  const chunksWith = (folder: string, word: string) =>
    readdirSync(join(folder, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .filter((file) => readFileSync(join(folder, 'assets', file), 'utf8').includes(word));
  for (const word of ['galleryFailing', '_gallery', 'gallery-state', 'gallery-parts']) {
    expect(chunksWith('.cache/preview', word), preview).not.toEqual([]);
    expect(chunksWith('dist', word)).toEqual([]);
  }
  expect(readdirSync('dist')).not.toContain('specimens');
  await page.goto('/_gallery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Galería')).toHaveCount(0);
});
