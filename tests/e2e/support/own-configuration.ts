import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkConfiguration } from '#tools/config/check.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';
import { rollBack } from '#tools/config/publish/rollback.ts';
import { test as portalTest } from './portal-test.ts';

/** Folder of the configuration that the build published. */
const PUBLISHED = 'dist/config';
const ROOMS = ['schemas', 'locales'];

/** A copy of the configuration that a test edits and publishes, served under the built portal. */
export class OwnConfiguration {
  readonly root = mkdtempSync(join(tmpdir(), 'lluerna-own-'));
  readonly published = join(this.root, 'published');
  url = '';
  #server: ReturnType<typeof fork> | undefined;

  #edited = true;

  constructor() {
    this.reset();
  }

  /** Restores the configuration of the repository, and the publication of the build. */
  reset(): void {
    copyOver(PUBLISHED, this.published);
    // They are of the version of the build, and slow to write: the tests of first visits have their own.
    for (const written of ['pages', 'application.html'])
      rmSync(join(this.published, written), { recursive: true, force: true });
    if (this.#edited) for (const room of ROOMS) copyOver(room, join(this.root, room));
    this.#edited = false;
  }

  /** Changes a file of the configuration; a missing one begins empty. */
  edit<Content>(path: string, change: (content: Content) => void): void {
    this.#edited = true;
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) writeFileSync(file, '{}');
    editJson(file, change);
  }

  /** The diagnostics of `config:check`. */
  async diagnostics(): Promise<string[]> {
    return (await checkConfiguration(this.root)).map(printDiagnostic);
  }

  /** Publishes it as `config:compile` does, and returns the version. Throws when the check finds diagnostics. */
  async publish(partner?: string): Promise<string> {
    const { root, published: out } = this;
    const { version } = await compileConfiguration({ root, out, partner: partner ?? null });
    return version;
  }

  /** Returns to an earlier published version. */
  rollBack(version: string): void {
    rollBack(this.published, version, { root: this.root });
  }

  pointer(): { version: string; manifest: string } {
    return JSON.parse(readFileSync(join(this.published, 'current.json'), 'utf8'));
  }

  /** Changes a published file in place, to something that the compiler never writes. */
  breakPublished<Content>(file: string, change: (content: Content) => void): void {
    editJson(join(this.published, file), change);
  }

  /** The same for a published file that is no JSON. */
  breakText(file: string, change: (text: string) => string): void {
    const path = join(this.published, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`Nothing to break in ${file}`);
    writeFileSync(path, after);
  }

  async start(): Promise<void> {
    const env = { ...process.env, PORT: '0', CONFIG_DIR: this.published };
    this.#server = fork('tests/e2e/support/serve.ts', {
      execArgv: ['--import', 'tsx'],
      env,
      silent: true,
    });
    const [port] = await once(this.#server, 'message');
    this.url = `http://127.0.0.1:${port}`;
  }

  stop(): void {
    this.#server?.kill();
    rmSync(this.root, { recursive: true, force: true });
  }
}

function copyOver(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}

function editJson<Content>(file: string, change: (content: Content) => void): void {
  const content = JSON.parse(readFileSync(file, 'utf8')) as Content;
  change(content);
  writeFileSync(file, JSON.stringify(content, null, 2));
}

/** Tests that publish: the built portal with a configuration of the test's own. */
export const test = portalTest.extend<{ freshConfiguration: undefined }, { own: OwnConfiguration }>(
  {
    own: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
      async ({}, use) => {
        const own = new OwnConfiguration();
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
    freshConfiguration: [
      async ({ own }, use) => {
        own.reset();
        await use(undefined);
      },
      { auto: true },
    ],
  },
);
