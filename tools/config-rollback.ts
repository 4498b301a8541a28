import { commandLine } from './config/command-line.ts';
import { writePages } from './config/pages/written-pages.ts';
import { gitUser } from './config/publish/git-user.ts';
import { callOff, rollBack, versionsInWords } from './config/publish/rollback.ts';

/**
 * `npm run config:rollback [-- --out DIR] [--to VERSION] [--call-off TIME]`: lists the published versions, returns to one of
 * them, or calls off the one that would follow at a time; `--author` and `--reason` are for the log of publications.
 */
const { values } = commandLine({
  options: {
    out: { type: 'string', default: 'dist/config' },
    to: { type: 'string' },
    'call-off': { type: 'string' },
    root: { type: 'string', default: '.' },
    author: { type: 'string' },
    reason: { type: 'string' },
  },
});
try {
  const { root, author = gitUser(root), reason, 'call-off': from } = values;
  if (from) {
    if (!callOff(values.out, from, { author, reason }))
      throw new Error(`No version follows at ${from} in ${values.out}`);
    await writePages({ folder: values.out });
    console.log(`· No version follows at ${from} any more in ${values.out}`);
  }
  if (values.to) {
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
