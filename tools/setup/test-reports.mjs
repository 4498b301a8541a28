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

/** Lines of a message that say what is wrong; the rest stands where the test ran. */
const MESSAGE_LINES = 6;

const plain = (message = '') =>
  message
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .slice(0, MESSAGE_LINES)
    .join('\n      ');

const failedVitest = () =>
  (read(VITEST_REPORT)?.testResults ?? []).flatMap(({ name, assertionResults, message }) => {
    const file = relative('.', name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const ofTests = failed.map(
      (one) => `${file} › ${one.fullName}\n      ${plain(one.failureMessages[0])}`,
    );
    return message && failed.length === 0 ? [`${file}\n      ${plain(message)}`] : ofTests;
  });

const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const { error } = tests.flatMap(({ results }) => results).find((one) => one.error) ?? {};
      return `tests/e2e/${file}:${line} › ${title}\n      ${plain(error?.message)}`;
    }),
  ...suites.flatMap(failedSpecs),
];

/** The tests that failed, each with the beginning of its message: the end of a long run is what one reads of it. */
export function failedTests() {
  return [...failedVitest(), ...failedSpecs(read(PLAYWRIGHT_REPORT) ?? {})];
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
