import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const LOCK_FILE = 'package-lock.json';
const STAMP_FILE = 'node_modules/.lluerna-lock';
const OLDEST_NODE = [20, 19];

/** Exits with a message that says what is wrong and how to fix it. */
export function exitWith(message) {
  console.error(`\n✗ ${message}\n`);
  process.exit(1);
}

/** Exits early on a Node version that the packages do not support. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const tooOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  if (tooOld)
    exitWith(
      `Node ${process.versions.node} is too old: Lluerna needs ${OLDEST_NODE.join('.')} or newer. Install a newer Node and run this again.`,
    );
}

/** Installs the packages of the lock file when they are missing or outdated; a stamp makes the next start fast. */
export function ensurePackages() {
  const wanted = createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex');
  const installed = existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === wanted;
  if (installed) return;
  console.log('· Installing packages (npm ci), about half a minute …');
  // npm's own shell shim: on Windows spawn cannot run npm.cmd without a shell.
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0)
    exitWith(
      'npm ci failed (see above). Check the network or the registry of your npm, then run this again.',
    );
  writeFileSync(STAMP_FILE, wanted);
}
