import { ensureBrowser } from './setup/browser.mjs';
import { buildIsFresh } from './setup/build-stamp.mjs';
import { ensurePackages, requireNode } from './setup/packages.mjs';
import { binary, run, runTs } from './setup/run.mjs';
import {
  clearReports,
  countTests,
  failedTests,
  PLAYWRIGHT_REPORT,
  slowestFiles,
  VITEST_REPORT,
} from './setup/test-reports.mjs';

/** True for `npm run test:all`, which adds the exhaustive and slow tests to `npm test`. */
const all = process.argv.includes('--all');

/** Steps in the order in which a failure is cheapest to find; the types are checked beside those before them. */
const steps = [
  ['Style and doors', () => run('npm', ['run', '--silent', 'lint'])],
  ['Configuration', () => runTs('tools/config-check.ts', ['--strict'])],
  ['Build', build],
  ['Types', () => types],
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
  [
    'Browser tests',
    () =>
      run(binary('playwright'), ['test', '--config', 'tests/e2e/playwright.config.ts'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT,
      }),
  ],
];

/** Builds the portal and its preview once for all following tests. */
async function build() {
  if (!buildIsFresh() && (await runTs('tools/build.ts')) !== 0) return 1;
  return runTs('tools/build-preview.ts');
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

requireNode();
ensurePackages();
process.env.CHROME_PATH = await ensureBrowser();
if (all) process.env.TEST_ALL = '1';
clearReports();

const begun = Date.now();
const failures = [];
// One core is enough for it, the next three steps have the other.
const types = run(binary('tsc'), ['--noEmit']);
for (const [name, step] of steps) {
  if (name === 'Browser tests' && failures.includes('Build')) break;
  const started = Date.now();
  console.log(`\n── ${name}`);
  if ((await step()) === 0) console.log(`✓ ${name} (${seconds(started)})`);
  else {
    console.error(`✗ ${name} (${seconds(started)})`);
    failures.push(name);
  }
}

console.log(`\n── Slowest files\n${slowestFiles().join('\n')}`);
const broken = failedTests();
if (broken.length > 0) console.error(`\n── Failed tests\n${broken.join('\n')}`);
const { passed, failed } = countTests();
const outcome = failures.length ? `✗ Failed: ${failures.join(', ')}` : '✓ Everything passed';
console.log(`\n${outcome} (${seconds(begun)})`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failures.length ? 1 : 0;
