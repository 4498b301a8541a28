import { commandLine } from './config/command-line.ts';
import { comparedPartners, diffSnapshots } from './config/diff/diff.ts';
import { snapshotsOf } from './config/diff/locate.ts';
import { reportOf } from './config/diff/report.ts';

const USE = `npm run config:diff -- A B [--acknowledge] [--published DIR]

A and B are each a folder with schemas/ and locales/ (. is the working copy), a commit, branch or tag, a folder
that was published into, or a version published in --published (usually dist/config).`;

/**
 * Prints what changes for customers from A to B. Exit code 1 when a change breaks drafts or the API and is not
 * acknowledged, 2 when an option is unknown, or A or B cannot be read.
 */
try {
  const { values, positionals } = commandLine({
    allowPositionals: true,
    options: {
      acknowledge: { type: 'boolean', default: false },
      published: { type: 'string', default: 'dist/config' },
      root: { type: 'string', default: '.' },
    },
  });
  const { root, published, acknowledge } = values;
  const [from, to] = positionals;
  if (from === undefined || to === undefined || positionals.length > 2) throw new Error(USE);
  const before = snapshotsOf(from, root, published);
  const after = snapshotsOf(to, root, published);
  const differences = diffSnapshots(root, before, after);
  console.log(reportOf(differences, comparedPartners(before, after)).join('\n'));
  const broken = differences.filter(({ breaks = [] }) => breaks.length > 0).length;
  if (broken > 0) {
    const words = acknowledge ? 'acknowledged' : 'look at them, then say --acknowledge';
    console.log(`\n· ${broken} of ${differences.length} changes break drafts or the API: ${words}`);
  }
  process.exitCode = broken > 0 && !acknowledge ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
