import { commandLine } from './config/command-line.ts';
import { writePages } from './config/pages/written-pages.ts';
import { gitUser } from './config/publish/git-user.ts';
import { rollBack, versionsInWords } from './config/publish/rollback.ts';

/**
 * `npm run config:rollback [-- --out DIR] [--to VERSION]`: lists the published versions, or returns to one of them;
 * `--author` and `--reason` are for the log of publications.
 */
const { values } = commandLine({
  options: {
    out: { type: 'string', default: 'dist/config' },
    to: { type: 'string' },
    root: { type: 'string', default: '.' },
    author: { type: 'string' },
    reason: { type: 'string' },
  },
});
try {
  if (values.to) {
    const { root, author = gitUser(root), reason } = values;
    rollBack(values.out, values.to, { root, note: { author, reason } });
    await writePages({ folder: values.out });
    console.log(`· Published version ${values.to} again in ${values.out}`);
  }
  const lines = versionsInWords(values.out);
  console.log(lines.length > 0 ? lines.join('\n') : `Nothing is published in ${values.out}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
