import { mkdirSync } from 'node:fs';
import { build } from 'vite';
import { compileConfiguration } from '#tools/config/compile.ts';
import { ConfigurationDiagnostics, printDiagnostic } from '#tools/config/diagnostic.ts';
import { buildPrerender } from './application-build.ts';
import { writePages } from './config/pages/written-pages.ts';
import { packAssets } from './pack-assets.ts';
import { stampBuild } from './setup/build-stamp.mjs';

/** Writes dist/: the application (Vite) and the configuration beside it. Any static server can serve it. */
try {
  mkdirSync('dist/config', { recursive: true });
  await compileConfiguration({ root: '.', out: 'dist/config' });
  await build({ logLevel: 'warn' });
  await packAssets('dist/assets');
  await buildPrerender('dist');
  await writePages({ folder: 'dist/config' });
  stampBuild();
  console.log('· Built dist/');
} catch (error) {
  if (!(error instanceof ConfigurationDiagnostics)) throw error;
  console.error(error.diagnostics.map(printDiagnostic).join('\n'));
  process.exitCode = 1;
}
