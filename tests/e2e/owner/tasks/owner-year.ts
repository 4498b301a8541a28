import { execFile } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OwnConfiguration } from '#tests/e2e/support/own-configuration.ts';
import { test as portalTest } from '#tests/e2e/support/portal-test.ts';
import { refuseConsent } from '#tests/e2e/support/refuse-consent.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { textsCommand } from '#tools/config/texts/command.ts';
import { formTasks } from './form-tasks.ts';
import { type Files, type Json, merge, type OwnerTask } from './owner-task.ts';
import { pageTasks } from './page-tasks.ts';
import { settingTasks } from './setting-tasks.ts';
import { wizardTasks } from './wizard-tasks.ts';

const run = promisify(execFile);

/** Languages that the owner offers; the second one is new. */
const LANGUAGES = ['es-ES', 'pt-PT'];

/** What translators send back. */
const TABLE = 'key,es-ES,pt-PT\nsession.title,Entre en su cuenta,Entre na sua conta\n';

const PARTNER = 'year';

/** The configuration of an owner, whose files contain what differs and nothing else. */
export class OwnerYear extends OwnConfiguration {
  /** Writes the files of the tasks, and those of a new language. */
  async write(tasks: readonly OwnerTask[]): Promise<void> {
    // Checked with each publication, and not what is tried here.
    rmSync(join(this.root, 'schemas/partners'), { recursive: true });
    cpSync(join(this.root, 'locales/es-ES'), join(this.root, 'locales/pt-PT'), { recursive: true });
    for (const { files } of tasks) this.merge(files);
    const table = join(this.root, 'texts.csv');
    writeFileSync(table, TABLE);
    const command = ['--root', this.root, '--in', table, '--languages', 'pt-PT'];
    const { exitCode, lines } = await textsCommand(command);
    if (exitCode) throw new Error(lines.join('\n'));
  }

  /** Merges what a task changes into the files of the owner. */
  merge(files: Files): void {
    for (const [file, content] of files)
      for (const language of file.includes('<language>') ? LANGUAGES : [''])
        this.edit<Json>(
          join('schemas/partners', PARTNER, file.replace('<language>', language)),
          // `$schema` of an example is that of the retailer's own file.
          (known) => merge(known, structuredClone({ ...content, $schema: undefined })),
        );
  }

  /** Publishes the portal of a partner of the repository, with these files merged into its own, instead of the year's. */
  async publishPartner(partner: string, files: Files): Promise<void> {
    const folder = join('schemas/partners', partner);
    rmSync(join(this.root, 'schemas/partners'), { recursive: true });
    cpSync(folder, join(this.root, folder), { recursive: true });
    for (const [file, content] of files)
      this.edit<Json>(join(folder, file), (known) => merge(known, content));
    await this.publish(partner);
  }

  /** Publishes it as `config:compile` does, with a note for the log and perhaps for a time. */
  async publishNoted(note: { author: string; reason: string }, from?: string): Promise<string> {
    const { root, published: out } = this;
    const when = from === undefined ? {} : { from };
    const options = { root, out, partner: PARTNER, note, ...when };
    return (await compileConfiguration(options)).version;
  }

  /** What `npm run config:rollback` prints; with `--to` it publishes a version again. */
  async rollback(...options: string[]): Promise<string> {
    const command = ['--import', 'tsx', 'tools/config-rollback.ts', '--out', this.published];
    return (await run('node', [...command, ...options])).stdout;
  }
}

/** The tasks that live together in one publication. */
export const yearTasks: readonly OwnerTask[] = [
  ...formTasks,
  ...pageTasks,
  ...wizardTasks,
  ...settingTasks,
];

interface YearFixtures {
  /** The publication of all of them, and its server. */
  year: OwnerYear;
  /** The household that visits it: what it sees matters, not what it has. */
  member: FreshCustomer;
}

/** Tests of what customers see of the tasks: one publication, one browser and one household serve them all. */
export const test = portalTest.extend<object, YearFixtures>({
  year: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const year = new OwnerYear();
      await year.write(yearTasks);
      await year.publishNoted({ author: 'Ana Puig', reason: 'Thirty tasks of a year' });
      await year.start();
      await use(year);
      year.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  visited: [
    async ({ browser, year }, use, { project }) => {
      const context = await browser.newContext({ ...project.use, baseURL: year.url });
      await refuseConsent(context);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  member: [
    async ({ year }, use) => {
      const answer = await fetch(`${year.url}/sandbox/customers`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      });
      await use((await answer.json()) as FreshCustomer);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ year }, use) => {
    await use(year.url);
  },
  customer: async ({ member }, use) => {
    await use(member);
  },
});
