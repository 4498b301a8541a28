import { parseArgs } from 'node:util';
import { ensureBrowser } from './setup/browser.mjs';
import { takeMemoryFolder } from './setup/memory-folder.mjs';
import { ensureNginx } from './setup/nginx.mjs';
import { ensureOtherBrowsers } from './setup/other-browsers.mjs';
import { ensurePackages, requireNode } from './setup/packages.mjs';
import { stepsOfChanges, stepsOfNames } from './setup/selected-steps.mjs';
import { runSteps } from './setup/test-run.mjs';
import { allSteps, otherBrowsers } from './setup/test-steps.mjs';

/**
 * `npm test`: all steps. `npm run test:all` (`--all`) adds the exhaustive and slow tests, and Firefox and WebKit. `--changed` runs what the
 * changes since the last commit touch (`--since REF`: since another; `--wide`: however many that are), a path or a
 * part of one the tests so called. `--verbose` shows the whole output of each step.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    since: { type: 'string' },
    wide: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});

function selection() {
  if (values.changed || values.since)
    return stepsOfChanges({ since: values.since, isWide: values.wide });
  if (positionals.length > 0) return stepsOfNames(positionals);
  const missing = values.all ? ensureOtherBrowsers() : [];
  if (missing.length > 0)
    return { plan: [`Not run: Firefox and WebKit, without ${missing}`], steps: allSteps() };
  return { plan: [], steps: [...allSteps(), ...(values.all ? [otherBrowsers()] : [])] };
}

requireNode();
ensurePackages();
if (values.all) process.env.TEST_ALL = '1';
const { plan, steps, isWrong = false } = selection();
for (const line of plan) console.log(line);
if (steps.some(({ isInBrowser }) => isInBrowser)) process.env.CHROME_PATH = await ensureBrowser();
if (steps.some(({ usesNginx }) => usesNginx)) ensureNginx();
takeMemoryFolder();
const again = values.all ? 'npm run test:all' : 'npm test';
if (steps.length > 0) process.exitCode = await runSteps(steps, { verbose: values.verbose, again });
else console.log('0 passed, 0 failed');
if (isWrong) process.exitCode = 1;
