import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { coverageOf, recordedCoverage } from './coverage.ts';
import { coveragePage } from './coverage-page.ts';
import { coverageTable, missedLines } from './coverage-report.ts';

/**
 * Says what of the configuration in `--root` tests exercised, by file and line: what they noted in `--notes` while
 * CONFIGURATION_COVERAGE=1, as `npm run config:coverage` runs them.
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
