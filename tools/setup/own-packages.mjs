import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWith } from './packages.mjs';

const FILES = ['package.json', 'package-lock.json'];

/**
 * Installs the packages of a list (its folder holds `package.json` and `package-lock.json`) into a folder of their own
 * when they are missing or outdated: what one command alone needs is no part of `npm ci`. What they expect beside them
 * (React) is the portal's.
 */
export function ensureOwnPackages(list, folder) {
  const stamp = join(folder, '.stamp');
  const hash = createHash('sha256');
  for (const file of FILES) hash.update(readFileSync(join(list, file)));
  const wanted = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`· Installing the packages of ${list} into ${folder}, once, about half a minute …`);
  rmSync(stamp, { force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of FILES) copyFileSync(join(list, file), join(folder, file));
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
  const npm = spawnSync('npm', ['ci', '--legacy-peer-deps', ...quiet], {
    cwd: folder,
    stdio: 'inherit',
    // npm's own shell shim: on Windows spawn cannot run npm.cmd without a shell.
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) exitWith(`npm ci failed in ${folder} (see above).`);
  writeFileSync(stamp, wanted);
}
