import { parseArgs } from 'node:util';
import { ensureBrowser } from './setup/browser.mjs';
import { ensurePackages, requireNode } from './setup/packages.mjs';
import { runSteps } from './setup/test-run.mjs';
import { allSteps } from './setup/test-steps.mjs';

/**
 * `npm test`: all steps. `npm run test:all` (`--all`) adds the exhaustive and slow tests; `--verbose` shows the whole
 * output of each step.
 */
const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});

requireNode();
ensurePackages();
process.env.CHROME_PATH = await ensureBrowser();
if (values.all) process.env.TEST_ALL = '1';
process.exitCode = await runSteps(allSteps(), values);
