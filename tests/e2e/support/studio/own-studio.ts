import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  test as base,
  expect as expectPage,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';
import type { OpenIdSettings } from '#studio/server/people/openid.ts';

/** What is written is checked and compiled before it shows. */
export const expect = expectPage.configure({ timeout: 120_000 });

/** A Studio on a copy of the configuration, in a git repository of its own. */
export class OwnStudio {
  readonly root = mkdtempSync(join(tmpdir(), 'lluerna-studio-'));
  url = '';
  #server: ChildProcess | undefined;
  readonly #openId: OpenIdSettings | undefined;
  /** File of the people of a team; undefined: git's user works alone. */
  readonly users: string | undefined;

  constructor({ isOfTeam = false, openId }: { isOfTeam?: boolean; openId?: OpenIdSettings } = {}) {
    this.#openId = openId;
    this.users = isOfTeam ? join(this.root, 'people.json') : undefined;
    for (const room of ['schemas', 'locales'])
      cpSync(room, join(this.root, room), { recursive: true });
    const git = (...args: string[]) => execFileSync('git', ['-C', this.root, ...args]);
    git('init', '-q');
    git('config', 'user.name', 'Marta Soler');
    git('config', 'user.email', 'marta@example.com');
    git('add', '.');
    git('commit', '-qm', 'The configuration');
  }

  /** What differs from git's last commit, as a patch. */
  changes(): string {
    const args = ['-C', this.root, 'diff', 'HEAD', '--', 'schemas', 'locales'];
    return execFileSync('git', args, { encoding: 'utf8' });
  }

  async start(): Promise<void> {
    const server = fork('tests/e2e/support/studio/serve-own-studio.ts', {
      execArgv: ['--import', 'tsx'],
      env: {
        ...process.env,
        STUDIO_ROOT: this.root,
        ...(this.users === undefined ? {} : { STUDIO_USERS: this.users }),
        ...(this.#openId && { STUDIO_OPENID: JSON.stringify(this.#openId) }),
      },
      silent: true,
    });
    this.#server = server;
    // What is not read fills the pipe up, and holds the server at its next word.
    server.stdout?.resume();
    let said = '';
    server.stderr?.on('data', (words) => {
      said += words;
    });
    const failed = once(server, 'exit').then(() => {
      throw new Error(`The Studio did not start: ${said}`);
    });
    const [url] = await Promise.race([once(server, 'message'), failed]);
    this.url = String(url);
  }

  /** Ends the server at once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    const server = this.#server;
    // One that was killed has no exit code, and says no more.
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  }

  text(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  json<Content>(file: string): Content {
    return JSON.parse(this.text(file)) as Content;
  }

  /** Writes a file as an editor does. */
  write(file: string, text: string): void {
    writeFileSync(join(this.root, file), text);
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** The Studio's page, and what its parts are called in Spanish. */
export class StudioWindow {
  readonly portal: FrameLocator;

  constructor(readonly page: Page) {
    this.portal = page.frameLocator('iframe');
  }

  get panel() {
    return this.page.getByRole('complementary', { name: 'Cambiar' });
  }

  /** Opens a place of the portal, by its words. */
  async go(words: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Ir a una página' }).click();
    await this.page.getByRole('combobox', { name: 'Ir a una página' }).fill(words);
    await this.page.getByRole('listbox').getByRole('option').first().click();
  }

  async become(person: string): Promise<void> {
    await this.page.getByLabel('Quién entra').selectOption({ label: person });
  }

  /** Fills in what a new thing is, in the dialog that is returned. */
  async startNew(kind: RegExp, label: string, words: string): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Nuevo', exact: true }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: kind }).check();
    await dialog.getByLabel(label).fill(words);
    return dialog;
  }

  /** Opens the panel of something by its words or name, as the search lists it. */
  async find(words: string, name: RegExp): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.page.keyboard.type(words);
    const options = this.page.getByRole('listbox').getByRole('option');
    await expect(options.filter({ hasText: name }).first()).toBeVisible();
    await this.chooseByKeys(options, (text) => name.test(text));
    await expect(this.panel.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(this.panel.getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0);
  }

  /** Chooses from a menu "Añadir…" or "Más opciones…" of the panel, or of a part of it. */
  async add(button: Locator, option: string): Promise<void> {
    await button.press('Enter');
    await this.page.keyboard.type(option);
    const options = this.page.getByRole('listbox').getByRole('option');
    await expect(options.filter({ hasText: option }).first()).toBeVisible();
    await this.chooseByKeys(options, (text) => text.includes(option));
  }

  /** Goes down to the first option with such words, and takes it. */
  private async chooseByKeys(options: Locator, isIt: (text: string) => boolean): Promise<void> {
    const at = (await options.allInnerTexts()).findIndex(isIt);
    for (let down = 0; down < at; down++) await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
  }

  /** Writes the texts that the check misses of what was added, each in Spanish and Catalan. */
  async writeMissing(texts: Readonly<Record<string, readonly [string, string]>>): Promise<void> {
    for (const [key, [spanish, catalan]] of Object.entries(texts)) {
      await this.page.getByRole('tab', { name: /Revisión/ }).press('Enter');
      const missing = this.page.getByRole('listitem').filter({ hasText: key });
      await missing.getByRole('button', { name: 'Escribir el texto' }).first().press('Enter');
      await this.panel.getByLabel('Español').fill(spanish);
      await this.panel.getByLabel('Català').fill(catalan);
      await this.page.keyboard.press('Tab');
      await expect(missing).toHaveCount(0);
    }
    await this.page.getByRole('tab', { name: 'Página' }).press('Enter');
  }

  /** Resolves once the last change is written and checked. */
  async settled(says = 'Todo correcto'): Promise<void> {
    await expect(this.page.getByText('Guardado', { exact: true })).toBeVisible();
    await expect(this.page.getByText(says, { exact: true })).toBeVisible();
  }
}

interface StudioFixtures {
  studio: StudioWindow;
  clean: undefined;
}

/** Tests of the Studio, each worker with a server and a configuration of its own. */
export const test = base.extend<StudioFixtures, { own: OwnStudio }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const own = new OwnStudio();
      await own.start();
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  studio: async ({ page, own }, use) => {
    await page.goto(own.url);
    const studio = new StudioWindow(page);
    await expect(studio.portal.getByRole('heading', { level: 1 })).toBeVisible();
    await use(studio);
  },
  clean: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(`uncaught: ${message}`));
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) problems.push(message.text());
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
