import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SourceFile } from 'typescript';
import { remembered } from '#tools/config/remembered.ts';
import { folderFor } from '#tools/config/sources/repository.ts';
import { storedResult } from '#tools/config/stored-results.ts';

const load = createRequire(import.meta.url);

/**
 * The parser, loaded (0.3 s) when it is first used. It is required because tsx needs a second to transform an import of
 * it.
 */
export const ts = new Proxy({} as typeof import('typescript'), {
  get: (_, name) => Reflect.get(load('typescript'), name),
});

/** A file of TypeScript; it is parsed when its tree is first read, as most readers need few files of a room. */
export interface CodeFile {
  /** Path from the root. */
  path: string;
  text: string;
  readonly tree: SourceFile;
}

interface ReadFile {
  stamp: string;
  file: CodeFile;
}

/** What was read last: room -> path -> file. */
const filesByRoom = new Map<string, ReadonlyMap<string, ReadFile>>();
/** What was returned last: rooms -> files. */
const returned = new Map<string, readonly CodeFile[]>();

/**
 * The TypeScript of some rooms under `root`, or of this repository's when `root` has none. A file whose time and size
 * are unchanged is not read again, and while no file changed the array is the same.
 */
export function codeFiles(root: string, ...rooms: string[]): readonly CodeFile[] {
  const folders = rooms.map((room) => placeOf(folderFor(root, room)));
  const files = rooms.flatMap((room, at) => filesOf(room, folders[at]));
  const key = folders.join('\n');
  const before = returned.get(key);
  if (before?.length === files.length && before.every((file, at) => file === files[at]))
    return before;
  returned.set(key, files);
  return files;
}

/**
 * As `remembered`, for what can be stored for the next process (no syntax trees, no functions): the parser is not
 * even loaded while no file changes.
 */
export const storedByFiles = <Result>(
  name: string,
  compute: (files: readonly CodeFile[]) => Result,
): ((files: readonly CodeFile[]) => Result) =>
  remembered((files) =>
    storedResult(
      name,
      files.flatMap(({ path, text }) => [path, text]),
      () => compute(files),
    ),
  );

/** Where a folder really is, as a copy of the repository may link to its rooms; undefined where there is none. */
const placeOf = (folder: string) => (existsSync(folder) ? realpathSync(folder) : undefined);

/** What was walked in this turn of the event loop: all rules of a check see the same code, walked once. */
const walked = new Map<string, CodeFile[]>();

function filesOf(room: string, folder: string | undefined): CodeFile[] {
  if (folder === undefined) return [];
  const known = walked.get(folder);
  if (known) return known;
  if (walked.size === 0) queueMicrotask(() => walked.clear());
  const files = readFiles(room, folder);
  walked.set(folder, files);
  return files;
}

function readFiles(room: string, folder: string): CodeFile[] {
  const before = filesByRoom.get(folder);
  const read = new Map<string, ReadFile>();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => /\.tsx?$/.test(one)).sort()) {
    const { mtimeMs, size } = statSync(join(folder, name));
    const stamp = `${mtimeMs} ${size}`;
    const known = before?.get(name);
    const file =
      known?.stamp === stamp ? known.file : new ParsedFile(`${room}/${name}`, join(folder, name));
    read.set(name, { stamp, file });
  }
  filesByRoom.set(folder, read);
  return [...read.values()].map(({ file }) => file);
}

class ParsedFile implements CodeFile {
  readonly path: string;
  readonly text: string;
  #tree: SourceFile | undefined;

  constructor(path: string, address: string) {
    this.path = path;
    this.text = readFileSync(address, 'utf8');
  }

  get tree(): SourceFile {
    this.#tree ??= parsed(this.path, this.text);
    return this.#tree;
  }
}

/** The syntax tree of a text, as the ending of its path says; each node knows its parent. */
export function parsed(path: string, text: string): SourceFile {
  const { TS, TSX, JS } = ts.ScriptKind;
  const kind = { tsx: TSX, js: JS }[path.split('.').at(-1) ?? ''] ?? TS;
  const options = {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  };
  return ts.createSourceFile(path, text, options, true, kind);
}
