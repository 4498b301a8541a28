import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, '.cache/results');

/** Files of results; beyond that the oldest are removed. */
const MOST_FILES = 1_000;

/** Code and packages that results depend on, as they were when this process started. */
let ofTools: string | undefined;

function stampOfTools(): string {
  const names = ['tools', 'src', 'machines'].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(room, name)),
  );
  const stamps = [...names, 'package-lock.json'].sort().map((name) => {
    const { mtimeMs, size } = statSync(join(ROOT, name));
    return `${name} ${mtimeMs} ${size}`;
  });
  return hashOf([process.version, ...stamps]);
}

const hashOf = (parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);

/**
 * What `make` gives, from an earlier run of any process where one made it from the same parts with the same code: to
 * parse the portal's code and to compile validators takes seconds. A result that cannot be read or stored is made.
 *
 * @param from everything beside the repository's code that the result depends on
 */
export function storedResult<Result>(
  kind: string,
  from: readonly string[],
  make: () => Result,
): Result {
  ofTools ??= stampOfTools();
  const file = join(FOLDER, `${kind}-${hashOf([ofTools, kind, ...from])}`);
  try {
    if (existsSync(file)) return deserialize(readFileSync(file)) as Result;
  } catch {
    // It was cut off, or written by another version of Node.
  }
  const result = make();
  try {
    store(file, serialize(result));
  } catch {
    // A read-only folder, or a full disk: the next run makes it again.
  }
  return result;
}

function store(file: string, content: Buffer): void {
  mkdirSync(FOLDER, { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
  const files = readdirSync(FOLDER).map((name) => join(FOLDER, name));
  if (files.length <= MOST_FILES) return;
  const byAge = files
    .map((path) => ({ path, age: statSync(path).mtimeMs }))
    .sort((one, two) => one.age - two.age);
  for (const { path } of byAge.slice(0, files.length - MOST_FILES / 2))
    rmSync(path, { force: true });
}
