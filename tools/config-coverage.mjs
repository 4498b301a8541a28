import { rmSync } from 'node:fs';
import { ensureBrowser } from './setup/browser.mjs';
import { buildIsFresh } from './setup/build-stamp.mjs';
import { ensurePackages, requireNode } from './setup/packages.mjs';
import { binary, run, runTs } from './setup/run.mjs';

/**
 * `npm run config:coverage`: runs the tests that use the configuration, and reports which parts they exercised; with
 * `-- --last` it reports the last run.
 */
requireNode();
ensurePackages();
if (!process.argv.includes('--last')) {
  process.env.CHROME_PATH = await ensureBrowser();
  process.env.CONFIGURATION_COVERAGE = '1';
  rmSync('.cache/configuration-coverage', { force: true, recursive: true });
  if (!buildIsFresh()) await runTs('tools/build.ts');
  const codes = [
    await run(binary('vitest'), ['run', '--project', 'unit', '--project', 'unit-dom']),
    await run(binary('playwright'), ['test', '--config', 'tests/e2e/playwright.config.ts']),
  ];
  process.exitCode = Math.max(...codes);
}
await runTs('tools/config/exercised/coverage-command.ts');
