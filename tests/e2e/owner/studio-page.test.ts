import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator } from '@playwright/test';
import { expect, OwnPreview, test as previewTest } from '#tests/e2e/support/own-preview.ts';
import { type StandIn, StudioPage, serveStandIn } from '#tests/e2e/support/studio/stand-in.ts';

/** The preview in the frame of a page at another host, which stands in for the Studio. */
const test = previewTest.extend<{ studio: StudioPage }, { standIn: StandIn }>({
  standIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const standIn = await serveStandIn();
      await use(standIn);
      standIn.close();
    },
    { scope: 'worker' },
  ],
  own: [
    async ({ standIn }, use) => {
      const own = new OwnPreview();
      own.studio = standIn.origin;
      await own.start();
      await use(own);
      own.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  studio: async ({ page, own, standIn }, use) => {
    const studio = new StudioPage(page, own.url);
    await studio.open(standIn.origin);
    await studio.welcomed();
    await use(studio);
  },
});

// One after another: one server and one configuration serve them all.
test.describe.configure({ mode: 'default' });

/** What a customer perceives: words, name of the page and boxes of elements, without what edit mode lays over it. */
const perceived = (frame: FrameLocator) =>
  frame.locator('body').evaluate((body) => {
    const elements = [...body.querySelectorAll('#root *')];
    const some = elements.filter((_, at) => at % Math.ceil(elements.length / 200) === 0);
    return {
      words: document.getElementById('root')?.textContent,
      visible: document.getElementById('root')?.innerText,
      title: document.title,
      labels: elements.map((one) => one.getAttribute('aria-label')).filter(Boolean),
      boxes: some.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.tagName, x, y, width, height].join(' ');
      }),
    };
  });

async function openContract(studio: StudioPage) {
  await studio.send({ type: 'go', place: { kind: 'route', name: 'contract' } });
  const bank = studio.frame.getByRole('main').getByRole('heading', { name: 'Cuenta de cargo' });
  await expect(bank).toBeVisible();
  await expect(studio.frame.getByText('Activada desde')).toBeVisible();
  return bank;
}

test('a person signs in in the frame, remains after a reload and signs out', async ({ studio }) => {
  const title = studio.frame.getByRole('heading', { level: 1 });
  await studio.send({ type: 'show', scene: { person: 'company', language: 'ca-ES' } });
  await expect(title).toContainText('Instal·lacions i Serveis');
  await expect
    .poll(() => studio.last('scene'))
    .toMatchObject({
      scene: { person: 'company', language: 'ca-ES', scheme: 'auto', longTexts: false },
    });
  await studio.reload();
  await studio.welcomed(1);
  await expect(title).toContainText('Instal·lacions i Serveis');
  await expect.poll(() => studio.last('scene')).toMatchObject({ scene: { person: 'company' } });
  await studio.send({ type: 'show', scene: { person: 'visitor' } });
  await expect(title).toHaveText('Entrar al seu compte');
  await expect(studio.frame.locator('.preview')).toHaveCount(0);
});

test('in edit mode the page says, shows and measures what it did without it', async ({
  studio,
}) => {
  await openContract(studio);
  await expect(studio.frame.locator('#root')).not.toContainText('Cargando');
  let before = await perceived(studio.frame);
  await expect(async () => {
    const last = before;
    before = await perceived(studio.frame);
    expect(before).toEqual(last);
  }).toPass({ intervals: [1_000] });
  await studio.send({ type: 'edit', isOn: true });
  await expect(studio.frame.locator('[data-text="contracts.bank.title"]')).toBeVisible();
  await expect(studio.frame.locator('[data-part="contract contract-bank"]')).toBeVisible();
  expect(await perceived(studio.frame)).toEqual(before);
  await expect.poll(async () => (await studio.last('things'))?.things.length).toBeGreaterThan(80);
  await studio.send({ type: 'edit', isOn: false });
  await expect(studio.frame.locator('[data-text], [data-part], [data-edit-layer]')).toHaveCount(0);
  expect(await perceived(studio.frame)).toEqual(before);
});

test('a text is chosen and typed where it stands; another version waits until it is done', async ({
  page,
  studio,
  own,
}) => {
  const bank = await openContract(studio);
  await studio.send({ type: 'edit', isOn: true });
  await expect(bank).toHaveAttribute('data-text', 'contracts.bank.title');
  await bank.hover();
  await expect(studio.frame.getByText('Texto', { exact: true })).toBeVisible();
  await bank.click();
  const typing = studio.frame.getByRole('textbox', { name: /contracts\.bank\.title/ });
  await expect(typing).toBeFocused();
  expect(await studio.last('chosen')).toMatchObject({
    thing: { kind: 'text', key: 'contracts.bank.title' },
    around: [
      { kind: 'part', page: 'contract', part: 'contract-bank' },
      { kind: 'page', page: 'contract' },
    ],
  });
  await page.keyboard.press('Escape');
  await expect(typing).toHaveCount(0);
  await bank.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' del recibo');
  await expect(bank).toHaveText('Cuenta de cargo del recibo');
  const typed = { key: 'contracts.bank.title', language: 'es-ES' };
  await expect
    .poll(() => studio.last('typed'))
    .toMatchObject({ ...typed, text: 'Cuenta de cargo del recibo', isDone: false });
  // A text that was opened and left has said nothing, which would overwrite what the panel has by then.
  expect((await studio.received('typed')).filter(({ isDone }) => isDone)).toEqual([]);

  const version = own.pointer().version;
  own.edit<{ bank: { title: string; change: string } }>(
    'locales/es-ES/contracts.json',
    ({ bank: texts }) => {
      texts.title = 'Cuenta de cargo del recibo';
      texts.change = 'Cambiar de cuenta';
    },
  );
  await expect.poll(() => own.pointer().version).not.toBe(version);
  await expect(typing).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(typing).toHaveCount(0);
  expect(await studio.last('typed')).toMatchObject({
    ...typed,
    text: 'Cuenta de cargo del recibo',
    isDone: true,
  });
  await expect(studio.frame.getByRole('button', { name: 'Cambiar de cuenta' })).toBeVisible();
  await expect(bank).toHaveText('Cuenta de cargo del recibo');

  await bank.click();
  await page.keyboard.type(' de la luz');
  await page.keyboard.press('Escape');
  await expect(bank).toHaveText('Cuenta de cargo del recibo');
  expect(await studio.last('typed')).toMatchObject({ text: 'Cuenta de cargo del recibo' });
});

test('nothing acts in edit mode but with Ctrl, and the keys of the Studio reach it', async ({
  page,
  studio,
}) => {
  await openContract(studio);
  await studio.send({ type: 'edit', isOn: true });
  const change = studio.frame.locator('[data-text="contracts.bank.change"]');
  await change.click();
  await page.keyboard.press('Escape');
  await expect(studio.frame.getByRole('dialog')).toHaveCount(0);
  await change.click({ modifiers: ['Control'] });
  const dialog = studio.frame.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const iban = dialog.getByRole('radio').nth(1);
  await expect(studio.frame.locator('[data-field="iban-change account"]')).toBeVisible();
  await iban.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => studio.last('chosen'))
    .toMatchObject({
      thing: { kind: 'field', form: 'iban-change', path: ['account'] },
      around: [{ kind: 'form', form: 'iban-change' }],
    });
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Alt+e');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => (await studio.received('shortcut')).map(({ shortcut }) => shortcut))
    .toEqual(['undo', 'redo', 'edit', 'find', 'leave']);
  await expect(dialog).toBeVisible();
});

test('the page listens to no one but the Studio', async ({ studio }) => {
  await openContract(studio);
  await studio.frame.locator('body').evaluate(() => {
    window.postMessage({ type: 'edit', isOn: true }, '*');
  });
  await studio.send({ type: 'edit', isOn: 'yes' } as never);
  await studio.send({ type: 'show', scene: { language: 'ca-ES' } });
  await expect(studio.frame.getByRole('heading', { name: 'Compte de càrrec' })).toBeVisible();
  await expect(studio.frame.locator('[data-edit-layer]')).toHaveCount(0);
});

test('customers’ build has no edit mode', async ({ own }) => {
  const built = process.env.STATIC_DIR ?? 'dist';
  const filesWith = (folder: string, word: string) =>
    readdirSync(join(folder, 'assets'))
      .filter((file) => /\.(js|css)$/.test(file))
      .filter((file) => readFileSync(join(folder, 'assets', file), 'utf8').includes(word));
  const words = ['edit-outline', 'edit-typing', 'data-edit-layer', 'data-text', 'framed-cookie'];
  for (const word of words) {
    expect(filesWith('.cache/preview', word), own.url).not.toEqual([]);
    expect(filesWith(built, word), word).toEqual([]);
  }
});
