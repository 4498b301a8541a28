import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { compileConfiguration } from '#tools/config/compile.ts';
import { ConfigurationDiagnostics, printDiagnostic } from '#tools/config/diagnostic.ts';
import { buildPrerender } from './application/application-build.ts';
import { writeApplicationFile } from './application/application-file.ts';
import { packAssets } from './application/pack-assets.ts';
import { sourceMaps } from './application/source-maps.ts';
import { writePageModules } from './chunks/page-modules.ts';
import { writePages } from './config/pages/written-pages.ts';
import { BILL_FILE, billOfMaterials } from './licences/bill-of-materials.ts';
import { type BundledPackage, PACKAGES_FILE } from './licences/bundled-packages.ts';
import { licenceFaults, licenceNotice } from './licences/licence-rules.ts';
import { hashInputs } from './setup/build-stamp.mjs';

/**
 * `npm run build`. `--out DIR` writes into another folder than dist/; `--source-maps` also writes those of the application, outside of
 * what is served.
 */
const { out, 'source-maps': hasMaps } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    'source-maps': { type: 'boolean', default: false },
  },
}).values;

/** Writes the notice of the packages in the build, and its bill of materials. Throws an Error that lists those whose licence is not allowed. */
function writeNotice(): void {
  const packages = JSON.parse(readFileSync(join(out, PACKAGES_FILE), 'utf8')) as BundledPackage[];
  const faults = licenceFaults(packages);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  writeFileSync(join(out, 'licences.txt'), licenceNotice(packages));
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(join(out, BILL_FILE), billOfMaterials(packages, version));
}

/** Writes the application (Vite) and the configuration beside it. Any static server can serve it. */
try {
  const stampBuild = hashInputs();
  const configuration = join(out, 'config');
  const maps = hasMaps ? sourceMaps() : null;
  mkdirSync(configuration, { recursive: true });
  await compileConfiguration({ root: '.', out: configuration });
  // First: the chunks of the application follow the pages that load them.
  await buildPrerender(out);
  await writePageModules(out);
  await build({ logLevel: 'warn', build: { outDir: out }, plugins: maps ? [maps.plugin] : [] });
  writeNotice();
  writeApplicationFile(out);
  await writePages({ folder: configuration });
  if (maps) {
    const { folder, release, dist } = maps.write(out);
    console.log(`· Source maps: ${folder} (release ${release}, dist ${dist})`);
  }
  console.log(`· Built ${out}/, packing its assets …`);
  // `npm start` serves it from here on: a server compresses by itself what is not packed yet.
  process.send?.('built');
  await packAssets(join(out, 'assets'));
  if (out === 'dist') stampBuild();
} catch (error) {
  if (!(error instanceof ConfigurationDiagnostics)) throw error;
  console.error(error.diagnostics.map(printDiagnostic).join('\n'));
  process.exitCode = 1;
}
