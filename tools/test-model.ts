import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compileConfiguration } from './config/compile.ts';
import { ensureBrowser } from './setup/browser.mjs';
import { buildIsFresh } from './setup/build-stamp.mjs';
import { binary, run, runTs } from './setup/run.mjs';

const PARTNER_CONFIG = '.cache/model-config';

/**
 * `npm run test:model [-- --machine wizard --browser --partner X --replay ID]`: walks the machines on their own, or in
 * Chromium against the built portal and the sandbox retailer.
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

/** Tests of one machine, or of all. */
function testsIn(folder: string): string[] {
  const file = `${folder}/${machine}.test.ts`;
  if (machine === undefined) return [`${folder}/`];
  if (existsSync(file)) return [file];
  throw new Error(`There is no machine "${machine}" in ${folder}/`);
}

async function inChromium(): Promise<number> {
  const tests = testsIn('tests/e2e/models');
  const env: Record<string, string> = { CHROME_PATH: (await ensureBrowser()) ?? '' };
  if (!buildIsFresh() && (await runTs('tools/build.ts')) !== 0) return 1;
  if (partner !== undefined) {
    await compileConfiguration({ root: '.', partner, out: PARTNER_CONFIG });
    Object.assign(env, { CONFIG_DIR: PARTNER_CONFIG, MODEL_PARTNER: partner });
  }
  const config = ['--config', 'tests/e2e/playwright.config.ts', '--project=desktop'];
  const only = replay === undefined ? [] : ['--grep', replay];
  return run(binary('playwright'), ['test', ...config, ...tests, ...only], env);
}

function alone(): Promise<number> {
  const only = replay === undefined ? [] : ['--testNamePattern', replay];
  const env = partner === undefined ? {} : { MODEL_PARTNER: partner };
  const tests = testsIn('tests/models');
  return run(binary('vitest'), ['run', '--project', 'model', ...tests, ...only], env);
}

try {
  process.exitCode = await (browser ? inChromium() : alone());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
