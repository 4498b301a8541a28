import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { coverageOf, recordedCoverage } from './config/coverage.ts';
import { coveragePage } from './config/coverage-page.ts';
import { coverageTable, missedLines } from './config/coverage-report.ts';

/**
 * `npm run config:coverage [-- --short]`: what of the configuration the last tests exercised, by file and line. It
 * counts what tests noted in `--notes` while CONFIGURATION_COVERAGE=1, as in `npm test`.
 */
const { values } = parseArgs({
  options: {
    root: { type: 'string', default: '.' },
    notes: { type: 'string', default: '.cache/configuration-coverage' },
    short: { type: 'boolean', default: false },
  },
});
const { root, notes, short } = values;
const page = join(notes, 'report.html');
const noted = recordedCoverage(notes);
if (noted.size === 0)
  console.log('· Nothing was noted yet: npm test notes it, or tests with CONFIGURATION_COVERAGE=1');
else {
  const coverage = coverageOf(root, noted);
  const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n');
  writeFileSync(page, coveragePage(coverage, linesOf));
  const missed = short ? [] : missedLines(coverage);
  const where = short ? `npm run config:coverage lists the rest, ${page}` : page;
  console.log([...coverageTable(coverage), ...missed, '', `· In place: ${where}`].join('\n'));
}
