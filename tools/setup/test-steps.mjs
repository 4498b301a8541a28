import { buildIsFresh } from './build-stamp.mjs';
import { binary } from './run.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

const ts = (file, ...args) => ({
  command: process.execPath,
  args: ['--import', 'tsx', file, ...args],
});

/** Style of all files, and which room imports which. */
const style = () => ({
  name: 'Style and doors',
  commands: [{ command: 'npm', args: ['run', '--silent', 'lint'] }],
});

/** Style of some files. */
export const styleOf = (files) => ({
  name: 'Style of the changed files',
  commands: [{ command: binary('biome'), args: ['check', '--no-errors-on-unmatched', ...files] }],
});

/** The configuration, warnings included. */
export const configuration = () => ({
  name: 'Configuration',
  commands: [ts('tools/config-check.ts', '--strict')],
});

/** The portal and its preview, which the browser tests open. */
export const build = () => ({
  name: 'Build',
  commands: [...(buildIsFresh() ? [] : [ts('tools/build.ts')]), ts('tools/build-preview.ts')],
});

/** Types; one core is enough for them, the steps before them have the other. */
const types = () => ({
  name: 'Types',
  isBeside: true,
  commands: [{ command: binary('tsc'), args: ['--noEmit'] }],
});

/** The same, which remembers what it found: seconds from the second time on. */
export const typesAgain = () => {
  const memory = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
  return { ...types(), commands: [{ command: binary('tsc'), args: ['--noEmit', ...memory] }] };
};

/** Tests that need no browser: all, or those of some files. */
export const vitest = (files = []) => ({
  name: 'Unit, API and model tests',
  usesNginx: files.length === 0 || files.some((file) => file.endsWith('/nginx.test.ts')),
  runner: (isVerbose) => [
    VITEST,
    'run',
    ...(isVerbose ? ['--reporter=default'] : []),
    '--reporter=./tests/support/reports/vitest-reporter.ts',
    ...files,
  ],
});

/** Tests in Chromium: all, or those of some files. They need the step `build`. */
export const browser = (files = []) => ({
  name: 'Browser tests',
  needs: 'Build',
  isInBrowser: true,
  runner: () => [PLAYWRIGHT, 'test', '--config', 'tests/e2e/playwright.config.ts', ...files],
});

/** The journey in Firefox and WebKit. It needs the step `build`. */
export const otherBrowsers = () => ({
  name: 'Other browsers',
  needs: 'Build',
  runner: () => ['--import', 'tsx', 'tests/browsers/browsers.ts'],
});

/** Steps of a whole run, in the order in which a failure is cheapest to find. */
export const allSteps = () => [style(), configuration(), build(), types(), vitest(), browser()];
