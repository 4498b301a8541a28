import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MOST_COMMITS = 2000;

/** A file as it was left by a commit, or by a change in the Studio. */
export interface TextVersion {
  /** When, in milliseconds since 1970. */
  at: number;
  /** Of one commit or change, whose files changed together. */
  id: string;
  file: string;
  /** Null where it was taken away. */
  text: string | null;
  /** True for an undo or a redo, which says nothing about what a person had in mind. */
  isTurn?: boolean;
}

/** Every version that git has of the files under `folders`, the oldest first; none without git. */
export async function committedTexts(
  root: string,
  folders: readonly string[],
): Promise<TextVersion[]> {
  const args = ['log', '--reverse', `-n${MOST_COMMITS}`, '--no-renames', '--raw', '--no-abbrev'];
  const { stdout } = await run(
    'git',
    ['-C', root, ...args, '--relative', '--format=%x01%H %ct', '--', ...folders],
    { maxBuffer: 1e9 },
  ).catch(() => ({ stdout: '' }));
  const found = stdout.split('\x01').flatMap((commit) => {
    const [head = '', ...lines] = commit.split('\n');
    const [id = '', seconds = ''] = head.split(' ');
    // Git knows the second alone: what was typed in the same one counts as later, as it leads to the files as they are.
    return lines.flatMap((line) => {
      const [, blob = '', file = ''] =
        /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) \w+\t(.*)$/.exec(line) ?? [];
      return file === '' ? [] : [{ at: Number(seconds) * 1000, id, file, blob }];
    });
  });
  const texts = await blobs(root, [...new Set(found.map(({ blob }) => blob))].filter(isBlob));
  return found.map(({ at, id, file, blob }) => ({ at, id, file, text: texts.get(blob) ?? null }));
}

const isBlob = (blob: string) => !/^0+$/.test(blob);

/** Contents of blobs by their names. */
async function blobs(root: string, names: readonly string[]): Promise<Map<string, string>> {
  const git = spawn('git', ['-C', root, 'cat-file', '--batch'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const parts: Buffer[] = [];
  git.stdout.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => {
    git.once('close', () => resolve());
    git.once('error', () => resolve());
  });
  // Where git ends early, what it has written counts.
  git.stdin.on('error', () => {});
  git.stdin.end(names.map((name) => `${name}\n`).join(''));
  await ended;
  const all = Buffer.concat(parts);
  const texts = new Map<string, string>();
  for (let at = 0; at < all.length; ) {
    const end = all.indexOf(10, at);
    const [name = '', , size] = all.toString('utf8', at, end).split(' ');
    const length = Number(size ?? 0);
    // "<name> missing" has no size and no content.
    if (size !== undefined) texts.set(name, all.toString('utf8', end + 1, end + 1 + length));
    at = size === undefined ? end + 1 : end + 1 + length + 1;
  }
  return texts;
}
