import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { exitWith } from './packages.mjs';

const VERSIONS = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** Folder of PostgreSQL's programs: Debian's newest version, or the folder of `initdb` on the PATH. */
function findPrograms() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const debian = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(VERSIONS, version, 'bin'));
  const path = (process.env.PATH ?? '').split(delimiter);
  return [...debian, ...path].find((folder) => existsSync(join(folder, 'initdb')));
}

function ensurePrograms() {
  const found = findPrograms();
  if (found) return found;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('· Installing PostgreSQL (apt-get install postgresql) …');
    const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], quiet);
  }
  return (
    findPrograms() ??
    exitWith(
      'PostgreSQL was not found. Install it (Debian: apt-get install postgresql), or set DATABASE_URL to a server whose user may create databases.',
    )
  );
}

/** Users of Debian that may run the server, in order of preference. */
const UNPRIVILEGED = ['postgres', 'nobody'];

/** The options that start a process as an unprivileged user, as PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  if (!isRoot) return {};
  for (const name of UNPRIVILEGED) {
    const { status, stdout } = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    const group = spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout;
    if (status === 0) return { uid: Number(stdout), gid: Number(group) };
  }
  return exitWith(
    `PostgreSQL does not run as root, and there is no user ${UNPRIVILEGED.join(' or ')}.`,
  );
}

/**
 * Starts a PostgreSQL server in a temporary folder, reachable only by a unix socket there. Returns its address and the
 * function that stops it and removes the folder.
 */
export function startPostgres() {
  const programs = ensurePrograms();
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'lluerna-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const call = (program, args) => {
    const { status, stderr, stdout } = spawnSync(join(programs, program), args, {
      ...user,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr || stdout}`);
  };
  const stop = () => {
    if (existsSync(join(data, 'postmaster.pid')))
      call('pg_ctl', ['stop', '-D', data, '-m', 'fast']);
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    call('initdb', ['-D', data, '-U', 'lluerna', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N']);
    const settings = `-k ${folder} -c listen_addresses= -c fsync=off -c full_page_writes=off -c synchronous_commit=off`;
    call('pg_ctl', ['start', '-D', data, '-w', '-o', settings, '-l', join(folder, 'log')]);
  } catch (error) {
    stop();
    throw error;
  }
  const url = `postgresql://lluerna@localhost/postgres?host=${encodeURIComponent(folder)}`;
  return { url, stop };
}
