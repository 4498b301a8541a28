import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { compileConfiguration } from '#tools/config/compile.ts';
import { ConfigurationDiagnostics, printDiagnostic } from '#tools/config/diagnostic.ts';
import { buildPrerender } from './application/application-build.ts';
import { writeApplicationFile } from './application/application-file.ts';
import { packAssets } from './application/pack-assets.ts';
import { writePageModules } from './chunks/page-modules.ts';
import { writePages } from './config/pages/written-pages.ts';
import { BILL_FILE, billOfMaterials } from './licences/bill-of-materials.ts';
import { type BundledPackage, PACKAGES_FILE } from './licences/bundled-packages.ts';
import { licenceFaults, licenceNotice } from './licences/licence-rules.ts';
import { hashInputs } from './setup/build-stamp.mjs';

/** Writes the notice of the packages in the build, and its bill of materials. Throws an Error that lists those whose licence is not allowed. */
function writeNotice(): void {
  const packages = JSON.parse(readFileSync(`dist/${PACKAGES_FILE}`, 'utf8')) as BundledPackage[];
  const faults = licenceFaults(packages);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  writeFileSync('dist/licences.txt', licenceNotice(packages));
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(`dist/${BILL_FILE}`, billOfMaterials(packages, version));
}

/** Writes dist/: the application (Vite) and the configuration beside it. Any static server can serve it. */
try {
  const stampBuild = hashInputs();
  mkdirSync('dist/config', { recursive: true });
  await compileConfiguration({ root: '.', out: 'dist/config' });
  // First: the chunks of the application follow the pages that load them.
  await buildPrerender('dist');
  await writePageModules('dist');
  await build({ logLevel: 'warn' });
  writeNotice();
  writeApplicationFile('dist');
  await writePages({ folder: 'dist/config' });
  console.log('· Built dist/, packing its assets …');
  // `npm start` serves it from here on: a server compresses by itself what is not packed yet.
  process.send?.('built');
  await packAssets('dist/assets');
  stampBuild();
} catch (error) {
  if (!(error instanceof ConfigurationDiagnostics)) throw error;
  console.error(error.diagnostics.map(printDiagnostic).join('\n'));
  process.exitCode = 1;
}
