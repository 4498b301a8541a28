import { commandLine } from './config/command-line.ts';
import { compileConfiguration } from './config/compile.ts';
import { printDiagnostic } from './config/diagnostic.ts';
import { writePages } from './config/written-pages.ts';

/**
 * `npm run config:compile [-- --partner X --out DIR]`: publishes the configuration, or prints its diagnostics.
 * `--coverage` is for tests only.
 */
const { values } = commandLine({
  options: {
    root: { type: 'string', default: '.' },
    partner: { type: 'string' },
    out: { type: 'string', default: 'dist/config' },
    coverage: { type: 'boolean', default: false },
  },
});
try {
  const { version, files, milliseconds, warnings } = await compileConfiguration(values);
  await writePages({ folder: values.out });
  for (const warning of warnings) console.log(printDiagnostic(warning));
  const whose = values.partner ? ` of ${values.partner}` : '';
  console.log(
    `· Published version ${version}${whose}: ${files.size} files in ${values.out}, ${Math.round(milliseconds)} ms`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
