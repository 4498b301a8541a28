import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { coverageOf, recordedCoverage } from './coverage.ts';
import { coveragePage } from './coverage-page.ts';
import { coverageTable, missedLines } from './coverage-report.ts';

/**
 * Reports by file and line which parts of the configuration in `--root` the tests exercised, from the notes in
 * `--notes` that they wrote with CONFIGURATION_COVERAGE=1. Run by `npm run config:coverage`.
 */
const { values } = parseArgs({
  options: {
    root: { type: 'string', default: '.' },
    notes: { type: 'string', default: '.cache/configuration-coverage' },
  },
});
const { root, notes } = values;
const page = join(notes, 'report.html');
const noted = recordedCoverage(notes);
if (noted.size === 0)
  console.log('· Nothing was noted yet: npm run config:coverage runs the tests that note it');
else {
  const coverage = coverageOf(root, noted);
  const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n');
  writeFileSync(page, coveragePage(coverage, linesOf));
  const lines = [...coverageTable(coverage), ...missedLines(coverage)];
  console.log([...lines, '', `· In place: ${page}`].join('\n'));
}
