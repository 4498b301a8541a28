import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

export const VITEST_REPORT = '.cache/vitest.json';
export const PLAYWRIGHT_REPORT = '.cache/playwright.json';
const SLOWEST = 10;

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Deletes the reports of an earlier run. */
export function clearReports() {
  for (const file of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(file, { force: true });
}

/** Numbers of passed and failed tests. */
export function countTests() {
  const vitest = read(VITEST_REPORT);
  const browser = read(PLAYWRIGHT_REPORT)?.stats;
  return {
    passed: (vitest?.numPassedTests ?? 0) + (browser?.expected ?? 0),
    failed: (vitest?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0),
  };
}

function vitestFiles() {
  const results = read(VITEST_REPORT)?.testResults ?? [];
  return results.map(({ name, startTime, endTime }) => ({
    file: relative('.', name),
    ms: endTime - startTime,
  }));
}

const durationsIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map((one) => one.duration)),
  ),
  ...suites.flatMap(durationsIn),
];

function playwrightFiles() {
  const files = new Map();
  for (const suite of read(PLAYWRIGHT_REPORT)?.suites ?? []) {
    const ms = durationsIn(suite).reduce((sum, one) => sum + one, 0);
    files.set(suite.file, (files.get(suite.file) ?? 0) + ms);
  }
  return [...files].map(([file, ms]) => ({ file: `tests/e2e/${file}`, ms }));
}

/** The slowest files of a runner with the seconds of their tests, a line each. */
export function slowestFiles() {
  return [vitestFiles(), playwrightFiles()].flatMap((files) =>
    files
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, SLOWEST)
      .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`),
  );
}
