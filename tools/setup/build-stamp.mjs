import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP_FILE = 'dist/.build-stamp';
/** Inputs of the application's build, without the configuration. */
export const APPLICATION = [
  'src',
  'machines',
  'openapi',
  'tools',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const INPUTS = [...APPLICATION, 'schemas', 'locales'];

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

function inputsHash(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.filter(existsSync).flatMap(filesUnder))
    hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** True when dist/, or the build of another stamp, was made from exactly the current files. */
export function buildIsFresh(stamp = STAMP_FILE, inputs = INPUTS) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsHash(inputs);
}

/** Stores a hash of the files that dist/, or the build of another stamp, was made from. */
export function stampBuild(stamp = STAMP_FILE, inputs = INPUTS) {
  writeFileSync(stamp, inputsHash(inputs));
}
