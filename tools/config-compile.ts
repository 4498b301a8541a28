import { commandLine } from './config/command-line.ts';
import { compileConfiguration } from './config/compile.ts';
import { printDiagnostic } from './config/diagnostic.ts';
import { writePages } from './config/pages/written-pages.ts';
import { gitUser } from './config/publish/git-user.ts';
import { servedToVisitors } from './config/publish/served-to-visitors.ts';

/**
 * `npm run config:compile [-- --partner X --out DIR]`: publishes the configuration, or prints its diagnostics.
 * `--settings API` prerenders the pages of visitors with what the retailer's API, at this base address, serves to them.
 * `--from TIME` has it follow by itself at that time. `--author` and `--reason` are for the log of publications.
 * `--coverage` is for tests only.
 */
const { values } = commandLine({
  options: {
    root: { type: 'string', default: '.' },
    partner: { type: 'string' },
    out: { type: 'string', default: 'dist/config' },
    settings: { type: 'string' },
    from: { type: 'string' },
    author: { type: 'string' },
    reason: { type: 'string' },
    coverage: { type: 'boolean', default: false },
  },
});
const started = performance.now();
try {
  // Before anything is published: an address that does not answer is a mistake.
  const served = values.settings ? await servedToVisitors(values.settings) : undefined;
  const { author = gitUser(values.root), reason, ...options } = values;
  const note = { author, reason };
  const { version, files, warnings } = await compileConfiguration({ ...options, note });
  const pages = await writePages({ folder: values.out, ...(served && { served }) });
  for (const warning of warnings) console.log(printDiagnostic(warning));
  const whose = values.partner ? ` of ${values.partner}` : '';
  const when = values.from ? `, which counts from ${values.from}` : '';
  console.log(
    `· Published version ${version}${whose}${when}: ${files.size} files and ${pages.length} pages in ${values.out}, ${Math.round(performance.now() - started)} ms`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
