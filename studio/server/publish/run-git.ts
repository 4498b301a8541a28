import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Folders of the configuration. */
export const ROOMS: readonly string[] = ['schemas', 'locales'];

interface GitOptions {
  /** Variables beside those of the server. */
  env?: Record<string, string>;
  /** Longest duration, in milliseconds; unlimited when left out. */
  timeout?: number;
}

/** What git prints in a folder; rejects where it fails. */
export async function gitWith(
  root: string,
  { env = {}, timeout = 0 }: GitOptions,
  ...args: string[]
): Promise<string> {
  const { stdout } = await run('git', ['-C', root, ...args], {
    maxBuffer: 1e9,
    timeout,
    env: { ...process.env, ...env },
  });
  return stdout;
}

/** What git prints in a folder; rejects where it fails. */
export const git = (root: string, ...args: string[]): Promise<string> => gitWith(root, {}, ...args);

/** What git prints, without the end of the line; null where it fails. */
export const gitLine = (root: string, ...args: string[]): Promise<string | null> =>
  git(root, ...args).then(
    (printed) => printed.trim(),
    () => null,
  );

/** The entries of a list that git ends with zeros. */
export const entriesOf = (list: string): string[] => list.split('\0').filter(Boolean);

/** Name and address of a person (`Name <address>`). */
export function partsOf(person: string): { name: string; address: string } {
  const [, name = person, address = ''] = /^(.*?) ?<(.*)>$/.exec(person) ?? [];
  return { name, address };
}
