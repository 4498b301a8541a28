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
  const { out, root, to, 'call-off': from, reason } = values;
  // The list needs no author, and a folder need not be one of git for it.
  const note = () => ({ author: values.author ?? gitUser(root), reason });
  if (from) {
    if (!callOff(out, from, note())) throw new Error(`No version follows at ${from} in ${out}`);
    console.log(`· No version follows at ${from} any more in ${out}`);
  }
  if (to) {
    rollBack(out, to, { root, note: note() });
    console.log(`· Published version ${to} again in ${out}`);
  }
  if (from || to) await writePages({ folder: out });
  const lines = versionsInWords(out);
  console.log(lines.length > 0 ? lines.join('\n') : `Nothing is published in ${out}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
