const SLOWEST = 10;
/** Lines of a failure, the one with its place included: what is wrong is in the first ones. */
const FAILURE_LINES = 10;
/** Failures that are shown with their message: of a thousand with one cause nothing is learnt that these do not say. */
const FAILURES_IN_FULL = 20;
/** Lines of what a page showed at a failure, and failures that are shown with it: it shows what a slow machine did. */
const PAGE_LINES = 60;
const PAGES_SHOWN = 3;

const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
const COLOURS = /\u001b\[[0-9;]*m/g;

const messageLines = (message) =>
  message
    .replace(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, FAILURE_LINES - 1)
    .map((line) => `    ${line.slice(0, 200)}`);

const pageLines = (page = '') => {
  const lines = page.split('\n').filter((line) => line.trim() !== '');
  const shown = lines.slice(0, PAGE_LINES).map((line) => `    ${line.slice(0, 200)}`);
  return shown.length > 0 ? ['  The page showed:', ...shown] : [];
};

/** Place and name of a failure, in one line. */
export const failureTitle = ({ file, line, name }) =>
  `✗ ${[file, line].filter(Boolean).join(':')} › ${name}`;

/** Collects what the runners send (`RunMessage` of `tests/support/reports/run-message.ts`), and words it. */
export function createResults() {
  const files = [];
  const failures = [];
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const start = { files: 0, tests: 0 };
  const phases = new Map();
  let before = { files: 0, tests: 0, failed: 0 };
  const testsDone = () => counts.passed + counts.failed + counts.skipped;

  const record = {
    // The runners follow one another: what was done before does not count towards the next one's progress.
    start: ({ files: expected, tests = 0 }) => {
      Object.assign(start, { files: expected, tests });
      before = { files: files.length, tests: testsDone(), failed: counts.failed };
    },
    test: ({ state }) => {
      counts[state] += 1;
    },
    file: ({ file, ms, phases: spent = {} }) => {
      files.push({ file, ms });
      for (const [phase, time] of Object.entries(spent))
        phases.set(phase, (phases.get(phase) ?? 0) + time);
    },
    failure: (failure) => failures.push(failure),
    broken: (failure) => {
      failures.push(failure);
      counts.failed += 1;
    },
  };

  return {
    record: (message) => record[message.kind](message),
    counts,
    failures,
    /** How far the run is, such as `12 of 57 files, 340 tests`. */
    progress: () => {
      if (start.files === 0) return '';
      const ofFiles = `${files.length - before.files} of ${start.files} files`;
      const tests = testsDone() - before.tests;
      const ofTests = start.tests > 0 ? `${tests} of ${start.tests} tests` : `${tests} tests`;
      const failed = counts.failed - before.failed;
      return [ofFiles, ofTests, ...(failed > 0 ? [`${failed} failed`] : [])].join(', ');
    },
    /** The failures, each in ten lines at most, the first with what their pages showed, and the command that runs each of their files again. */
    failureText: (command) => {
      const again = [...new Set(failures.map(({ file }) => file).filter(Boolean))];
      const full = failures
        .slice(0, FAILURES_IN_FULL)
        .flatMap((one, index) => [
          failureTitle(one),
          ...messageLines(one.message),
          ...(index < PAGES_SHOWN ? pageLines(one.page) : []),
        ]);
      return [
        ...full,
        ...failures.slice(FAILURES_IN_FULL).map(failureTitle),
        ...(again.length > 0 ? ['', 'Run one file again:'] : []),
        ...again.map((file) => `  ${command} -- ${file}`),
      ].join('\n');
    },
    /** The slowest files with the seconds of their tests, and what the runners spent their time on. */
    slowest: () => {
      const slow = files.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
      const spent = [...phases].map(([phase, ms]) => `${phase} ${Math.round(ms / 1000)} s`);
      return [
        ...slow.map(({ file, ms }) => `${seconds(ms)}  ${file}`),
        ...(spent.length > 0 ? [`Vitest's workers together: ${spent.join(', ')}`] : []),
      ].join('\n');
    },
  };
}
