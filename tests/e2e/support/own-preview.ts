import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { OwnConfiguration } from './own-configuration.ts';
import { expect as portalExpect, test as portalTest } from './portal-test.ts';

/** A saved file is checked and compiled before it shows. */
export const expect = portalExpect.configure({ timeout: 300_000 });

/** A preview over a copy of the configuration, which the test edits as an owner would. */
export class OwnPreview extends OwnConfiguration {
  #stop = () => {};
  readonly #changed = new Set<string>();
  #first = '';
  /** Origin of a site that may frame the page. */
  studio = '';

  /** Resolves once the configuration of the repository is served. */
  async untouched(): Promise<void> {
    this.restore();
    await expect.poll(() => this.pointer().version, { timeout: 300_000 }).toBe(this.#first);
  }

  override async start(): Promise<void> {
    const server = fork('tests/e2e/support/serve-own-preview.ts', {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, PREVIEW_ROOT: this.root, STUDIO: this.studio },
      silent: true,
    });
    const [url] = await once(server, 'message');
    this.url = String(url);
    this.#first = this.pointer().version;
    this.#stop = () => server.disconnect();
  }

  override edit<Content>(path: string, change: (content: Content) => void): void {
    this.#changed.add(path);
    super.edit(path, change);
  }

  /** Saves a file as an editor does, perhaps in the middle of a change. */
  save(path: string, change: (text: string) => string): void {
    this.#changed.add(path);
    const file = join(this.root, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }

  /** Restores the files that a test changed. The folders stay, as they are watched. */
  restore(): void {
    // Written in place: a file that is replaced is no longer watched on Linux.
    for (const path of this.#changed) writeFileSync(join(this.root, path), readFileSync(path));
    this.#changed.clear();
  }

  override stop(): void {
    this.#stop();
    super.stop();
  }
}

interface PreviewFixtures {
  restored: undefined;
  panel: Locator;
}

/** Tests of the preview, each worker with a server and a configuration of its own. */
export const test = portalTest.extend<PreviewFixtures, { own: OwnPreview }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const own = new OwnPreview();
      await own.start();
      await use(own);
      own.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  hasOwnBrowser: true,
  baseURL: async ({ own }, use) => {
    await use(own.url);
  },
  restored: [
    async ({ own }, use) => {
      await own.untouched();
      await use(undefined);
    },
    { auto: true },
  ],
  panel: async ({ page }, use) => {
    await use(page.getByRole('complementary', { name: /Vista prèvia|Vista previa/ }));
  },
});

/** Signs in as a kind of person, by the panel. */
export async function enterAs(panel: Locator, person: string): Promise<void> {
  const who = panel.getByLabel('Quién entra');
  const [value] = await who.selectOption({ label: person });
  await expect(who).toHaveValue(value ?? '');
  await expect(panel.page().getByRole('heading', { level: 1 })).toBeVisible();
}

/** Goes to a page, optionally with example answers, by the panel. */
export async function goTo(panel: Locator, place: string, example?: string): Promise<void> {
  await panel.getByLabel('Lugar').selectOption({ label: place });
  if (example) await panel.getByLabel('Datos de ejemplo').selectOption(example);
  await panel.getByRole('button', { name: 'Ir', exact: true }).click();
}

/** The dialog of another account, open over a contract and filled in. */
export async function openAccountDialog(page: Page, panel: Locator): Promise<Locator> {
  await page.goto('/');
  await enterAs(panel, 'Cliente');
  await goTo(panel, 'Diálogo: iban-change', 'new-account');
  const dialog = page.getByRole('dialog', { name: 'Cambiar la cuenta de cargo' });
  await expect(dialog.getByLabel(/IBAN/)).toHaveValue('ES91 2100 0418 4502 0005 1332');
  return dialog;
}
