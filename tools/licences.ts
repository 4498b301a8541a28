import { existsSync, readFileSync } from 'node:fs';
import { type BundledPackage, PACKAGES_FILE } from './licences/bundled-packages.ts';
import { licenceFaults } from './licences/licence-rules.ts';

/** `npm run licences`: lists what the built files contain with its licence; exits 1 for a licence that is not allowed. */
const file = `dist/${PACKAGES_FILE}`;
if (existsSync(file)) {
  const packages = JSON.parse(readFileSync(file, 'utf8')) as BundledPackage[];
  for (const { name, version, licence } of packages)
    console.log(`${`${name} ${version}`.padEnd(40)} ${licence}`);
  const faults = licenceFaults(packages);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} else {
  console.error('There is no build: run `npm run build` first.');
  process.exitCode = 1;
}
