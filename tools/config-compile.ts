import { parseArgs } from 'node:util';
import { compileConfiguration } from './config/compile.ts';
import { ConfigurationDiagnostics } from './config/diagnostic.ts';
import { writePages } from './config/written-pages.ts';

/**
 * `npm run config:compile [-- --partner X --out DIR]`: publishes the configuration, or prints its diagnostics.
 * `--coverage` is for tests only.
 */
const { values } = parseArgs({
  options: {
    root: { type: 'string', default: '.' },
    partner: { type: 'string' },
    out: { type: 'string', default: 'dist/config' },
    coverage: { type: 'boolean', default: false },
  },
});
try {
  const { version, files, milliseconds } = await compileConfiguration(values);
  await writePages({ folder: values.out });
  const whose = values.partner ? ` of ${values.partner}` : '';
  console.log(
    `· Published version ${version}${whose}: ${files.size} files in ${values.out}, ${Math.round(milliseconds)} ms`,
  );
} catch (error) {
  if (!(error instanceof ConfigurationDiagnostics) && !(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
