import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of nginx; undefined where there is none. */
export function nginxProgram() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

/** Installs nginx for its test where that is possible, else says that the test is left out: no one needs it otherwise. */
export function ensureNginx() {
  if (nginxProgram()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('· Installing nginx (apt-get install nginx-light) …');
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'];
    // The lists of packages are new on a machine where a browser was installed.
    if (spawnSync('apt-get', install, quiet).status !== 0) {
      spawnSync('apt-get', ['update', '-qq'], quiet);
      spawnSync('apt-get', install, quiet);
    }
  }
  if (!nginxProgram())
    console.log('· nginx was not found: the test of deploy/nginx.conf is left out');
}
