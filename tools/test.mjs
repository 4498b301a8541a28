import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './setup/browser.mjs';
import { buildIsFresh } from './setup/build-stamp.mjs';
import { ensurePackages, requireNode } from './setup/packages.mjs';
import { binary, run, runTs } from './setup/run.mjs';

const VITEST_REPORT = '.cache/vitest.json';
const PLAYWRIGHT_REPORT = '.cache/playwright.json';
const COVERAGE_NOTES = '.cache/configuration-coverage';

/** What `npm test` proves, in the order in which a fault is cheapest to find. */
const steps = [
  ['Types', () => run(binary('tsc'), ['--noEmit'])],
  ['Style and doors', () => run('npm', ['run', '--silent', 'lint'])],
  ['Configuration', () => runTs('tools/config-check.ts')],
  [
    'Unit, API and model tests',
    () =>
      run(binary('vitest'), [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${VITEST_REPORT}`,
      ]),
  ],
  ['Build', () => (buildIsFresh() ? 0 : runTs('tools/build.ts'))],
  [
    'Browser tests',
    () =>
      run(binary('playwright'), ['test', '--config', 'tests/e2e/playwright.config.ts'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT,
      }),
  ],
];

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
const report = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

function countTests() {
  const vitest = report(VITEST_REPORT);
  const browser = report(PLAYWRIGHT_REPORT)?.stats;
  return {
    passed: (vitest?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0),
    failed: (vitest?.numFailedTests ?? 0) + (browser?.unexpected ?? 0),
  };
}

requireNode();
ensurePackages();
process.env.CHROME_PATH = await ensureBrowser();
for (const file of [VITEST_REPORT, PLAYWRIGHT_REPORT, COVERAGE_NOTES])
  rmSync(file, { force: true, recursive: true });
process.env.CONFIGURATION_COVERAGE = '1';

const failures = [];
for (const [name, step] of steps) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  if ((await step()) === 0) console.log(`✓ ${name} (${seconds(started)})`);
  else {
    console.error(`✗ ${name} (${seconds(started)})`);
    failures.push(name);
    if (name === 'Build') break;
  }
}

console.log('\n── What of the configuration was exercised');
await runTs('tools/config-coverage.ts', ['--short']);

const { passed, failed } = countTests();
console.log(failures.length ? `\n✗ Failed: ${failures.join(', ')}` : '\n✓ Everything passed');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failures.length ? 1 : 0;
