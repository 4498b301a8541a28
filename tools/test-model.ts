import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compileConfiguration } from './config/compile.ts';
import { ensureBrowser } from './setup/browser.mjs';
import { buildIsFresh } from './setup/build-stamp.mjs';
import { binary, run, runTs } from './setup/run.mjs';

const PARTNER_CONFIG = '.cache/model-config';

/**
 * `npm run test:model [-- --machine wizard --browser --partner X --replay ID]`: counts what the paths of the machines
 * cover, and walks all of them in Chromium against the built portal and the sandbox retailer. `--browser` walks only.
 */
const { values } = parseArgs({
  options: {
    machine: { type: 'string' },
    browser: { type: 'boolean', default: false },
    partner: { type: 'string' },
    replay: { type: 'string' },
  },
});
const { machine, browser, partner, replay } = values;

/** Path of the tests that walk one machine, or all. */
function walksOf(folder: string): string {
  const file = `${folder}/${machine}.test.ts`;
  if (machine === undefined) return `${folder}/`;
  if (existsSync(file)) return file;
  throw new Error(`There is no machine "${machine}" in ${folder}/`);
}

async function inChromium(): Promise<number> {
  const tests = walksOf('tests/e2e/models');
  const env: Record<string, string> = {
    CHROME_PATH: (await ensureBrowser()) ?? '',
    MODEL_PICTURES: '1',
    TEST_ALL: '1',
  };
  if (!buildIsFresh() && (await runTs('tools/build.ts')) !== 0) return 1;
  if (partner !== undefined) {
    await compileConfiguration({ root: '.', partner, out: PARTNER_CONFIG });
    Object.assign(env, { CONFIG_DIR: PARTNER_CONFIG, MODEL_PARTNER: partner });
  }
  const config = ['--config', 'tests/e2e/playwright.config.ts', '--project=desktop'];
  const only = replay === undefined ? [] : ['--grep', replay];
  return run(binary('playwright'), ['test', ...config, tests, ...only], env);
}

function countCoverage(): Promise<number> {
  const env = partner === undefined ? {} : { MODEL_PARTNER: partner };
  const only = machine === undefined ? [] : ['--testNamePattern', `"${machine}"`];
  return run(binary('vitest'), ['run', '--project', 'model', ...only], env);
}

try {
  const isCounted = browser || replay !== undefined || (await countCoverage()) === 0;
  process.exitCode = isCounted ? await inChromium() : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
