import { fork } from 'node:child_process';
import { once } from 'node:events';
import { test as base } from './portal-test.ts';

interface PreviewFixtures {
  /** Address of a server of the preview build. */
  preview: string;
}

/** Tests of what only the preview build has, each worker with a server of its own. */
export const test = base.extend<object, PreviewFixtures>({
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = fork('tests/e2e/support/serve-preview.ts', {
        execArgv: ['--import', 'tsx'],
      });
      const [url] = await once(server, 'message');
      await use(String(url));
      server.disconnect();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
