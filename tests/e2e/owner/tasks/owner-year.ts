import { execFile } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { type OwnConfiguration, test as ownTest } from '#tests/e2e/support/own-configuration.ts';
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

/** The tasks that live together in one publication. */
export const yearTasks: readonly OwnerTask[] = [
  ...settingTasks,
  ...pageTasks,
  ...formTasks,
  ...wizardTasks,
];

/** Languages that the owner offers; the second one is new. */
const LANGUAGES = ['es-ES', 'pt-PT'];

/** What translators send back. */
const TABLE = 'key,es-ES,pt-PT\nsession.title,Entre en su cuenta,Entre na sua conta\n';

const YEAR = 'year';

/** What the tests of a worker share: the publication, a browser's context and a household. */
interface Shared {
  context: BrowserContext;
  customer: FreshCustomer;
}
let shared: Promise<Shared> | undefined;

/** Merges what a task changes into the files of a partner, which contain what differs and nothing else. */
export function write(own: OwnConfiguration, files: Files, partner = YEAR): void {
  for (const [file, content] of files)
    for (const language of file.includes('<language>') ? LANGUAGES : [''])
      own.edit<Json>(
        join('schemas/partners', partner, file.replace('<language>', language)),
        // `$schema` of an example is that of the retailer's own file.
        (known) => merge(known, structuredClone({ ...content, $schema: undefined })),
      );
}

/** Publishes the year as `config:compile` does, with a note for the log and perhaps for a time. */
export async function publishYear(
  { root, published: out }: OwnConfiguration,
  note: { author: string; reason: string },
  from?: string,
): Promise<void> {
  const when = from === undefined ? {} : { from };
  await compileConfiguration({ root, out, partner: YEAR, note, ...when });
}

/** Publishes the portal of a partner of the repository, with these files merged into its own. */
export async function publishPartner(
  own: OwnConfiguration,
  partner: string,
  files: Files,
): Promise<void> {
  const folder = join('schemas/partners', partner);
  rmSync(join(own.root, 'schemas/partners'), { recursive: true });
  cpSync(folder, join(own.root, folder), { recursive: true });
  write(own, files, partner);
  await own.publish(partner);
  shared = undefined;
}

/** Runs `npm run config:rollback` with these options, and returns what it prints. */
export async function rollback(own: OwnConfiguration, ...options: string[]): Promise<string> {
  const command = ['--import', 'tsx', 'tools/config-rollback.ts', '--out', own.published];
  return (await run('node', [...command, ...options])).stdout;
}

/** Writes the files of all tasks and those of a new language, and publishes them. */
async function publishTasks(own: OwnConfiguration): Promise<void> {
  own.reset();
  // Checked with each publication, and not what is tried here.
  rmSync(join(own.root, 'schemas/partners'), { recursive: true });
  cpSync(join(own.root, 'locales/es-ES'), join(own.root, 'locales/pt-PT'), { recursive: true });
  for (const { files } of yearTasks) write(own, files);
  const table = join(own.root, 'texts.csv');
  writeFileSync(table, TABLE);
  const command = ['--root', own.root, '--in', table, '--languages', 'pt-PT'];
  const { exitCode, lines } = await textsCommand(command);
  if (exitCode) throw new Error(lines.join('\n'));
  await publishYear(own, { author: 'Ana Puig', reason: 'Thirty tasks of a year' });
}

/** Tests of what customers see of the tasks; only the first one publishes them. */
export const test = ownTest.extend<{ sharedYear: Shared }>({
  sharedYear: async ({ browser, own }, use, { project }) => {
    shared ??= (async () => {
      await publishTasks(own);
      const context = await browser.newContext({ ...project.use, baseURL: own.url });
      await refuseConsent(context);
      const made = await context.request.post('/sandbox/customers', { data: {} });
      return { context, customer: (await made.json()) as FreshCustomer };
    })();
    await use(await shared);
  },
  // The year remains published from one test to the next.
  freshConfiguration: async ({ sharedYear: _ }, use) => {
    await use(undefined);
  },
  hasOwnBrowser: false,
  context: async ({ browser, baseURL, sharedYear, hasOwnBrowser }, use, { project }) => {
    const context = hasOwnBrowser
      ? await browser.newContext({ ...project.use, ...(baseURL && { baseURL }) })
      : sharedYear.context;
    if (hasOwnBrowser) await refuseConsent(context);
    await use(context);
    if (hasOwnBrowser) await context.close();
    else await context.setStorageState({ cookies: [], origins: [] });
  },
  customer: async ({ sharedYear }, use) => {
    await use(sharedYear.customer);
  },
});
