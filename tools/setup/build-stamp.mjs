import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP_FILE = 'dist/.build-stamp';
const INPUTS = [
  'src',
  'machines',
  'schemas',
  'locales',
  'openapi',
  'tools',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

function inputsHash() {
  const hash = createHash('sha256');
  for (const file of INPUTS.filter(existsSync).flatMap(filesUnder))
    hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** True when dist/ was built from exactly the files that are here now. */
export function buildIsFresh() {
  return existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === inputsHash();
}

/** Remembers what dist/ was built from. */
export function stampBuild() {
  writeFileSync(STAMP_FILE, inputsHash());
}
