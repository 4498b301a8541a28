import type { RemoteFault } from '#studio/exchange-contract.ts';
import { gitLine, gitWith } from '../publish/run-git.ts';

const LONGEST_MS = 60_000;

/** The server of git that the working copy's branch belongs to; the only one where it follows none; null without. */
export async function remoteOf(root: string): Promise<string | null> {
  const branch = await gitLine(root, 'symbolic-ref', '-q', '--short', 'HEAD');
  const own = branch === null ? null : await gitLine(root, 'config', `branch.${branch}.remote`);
  // A branch may follow one of the same copy.
  if (own && own !== '.') return own;
  const [first = null, ...more] =
    (await gitLine(root, 'remote'))?.split('\n').filter(Boolean) ?? [];
  return more.length > 0 ? null : first;
}

/** Fetches the branches of a server of git; null when that is done. */
export const fetchFrom = (root: string, remote: string): Promise<RemoteFault | null> =>
  withServer(root, 'fetch', '--quiet', '--no-tags', '--', remote);

/** Sends a branch to a server of git; null when that is done. */
export const pushTo = (
  root: string,
  remote: string,
  branch: string,
): Promise<RemoteFault | null> => {
  const name = `refs/heads/${branch}`;
  return withServer(root, 'push', '--quiet', '--', remote, `${name}:${name}`);
};

/** Runs git so that it fails where it would open a prompt, which no one would see. */
async function withServer(root: string, ...args: string[]): Promise<RemoteFault | null> {
  const ssh = process.env.GIT_SSH_COMMAND ?? (await gitLine(root, 'config', 'core.sshCommand'));
  const env = {
    ...{ LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: 'true', GCM_INTERACTIVE: 'never' },
    GIT_SSH_COMMAND: `${ssh || 'ssh'} -oBatchMode=yes -oConnectTimeout=15`,
  };
  try {
    await gitWith(root, { env, timeout: LONGEST_MS }, ...args);
    return null;
  } catch (error) {
    return faultOf(error);
  }
}

const CREDENTIALS =
  /authentication failed|could not read (username|password)|permission denied|access denied|invalid (credentials|username)|error: 40[13]|host key verification/i;
const OFFLINE =
  /could not resolve|couldn't connect|failed to connect|connection (refused|reset|timed out|closed)|network is unreachable|no route to host|operation timed out|does not appear to be a git repository|repository .* (not found|does not exist)/i;

function faultOf(error: unknown): RemoteFault {
  const { stderr = '', killed = false } = error as { stderr?: string; killed?: boolean };
  // An address may have a password in it.
  const words = stderr.trim().replace(/\/\/[^/@\s]+@/g, '//');
  if (CREDENTIALS.test(words)) return { reason: 'credentials', words };
  return { reason: killed || OFFLINE.test(words) ? 'offline' : 'failed', words };
}
