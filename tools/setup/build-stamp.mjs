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

/**
 * Hashes the files that dist/, or another build, is made from, before it is made: a file that changes meanwhile makes it
 * stale. Returns the function that stores the hash.
 */
export function hashInputs(inputs = INPUTS) {
  const hash = inputsHash(inputs);
  return (stamp = STAMP_FILE) => writeFileSync(stamp, hash);
}
