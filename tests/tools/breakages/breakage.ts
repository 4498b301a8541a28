import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One way to break the configuration, and what the check says of it. */
export interface Breakage {
  name: string;
  /** File that is named; the edit is made there. */
  file: string;
  /** File that is edited, when the diagnostic shows in another. */
  in?: string;
  /** What is done to the file: one piece of its text replaced, or the whole written again. */
  edit: { from: string; to: string } | { write: string | Buffer } | { link: string } | 'folder';
  /** Text in the file after the edit where the diagnostic is; without it the first line. */
  at?: string;
  what: RegExp;
  fix: RegExp;
}

/** Makes the edit of a breakage under `root`. Throws when there is nothing to replace. */
export function breakConfiguration(
  root: string,
  { file, in: edited = file, edit }: Breakage,
): void {
  const path = join(root, edited);
  mkdirSync(dirname(path), { recursive: true });
  if (edit === 'folder') mkdirSync(path);
  else if ('link' in edit) symlinkSync(edit.link, path);
  else if ('write' in edit) writeFileSync(path, edit.write);
  else {
    const text = readFileSync(path, 'utf8');
    // Several breakages may share an edit.
    if (text.includes(edit.to) && !text.includes(edit.from)) return;
    if (!text.includes(edit.from)) throw new Error(`${edited} does not hold ${edit.from}`);
    writeFileSync(
      path,
      text.replace(edit.from, () => edit.to),
    );
  }
}

/** `file:line:column` of a breakage, once it is made. */
export function placeOf(root: string, { file, at }: Breakage): string {
  if (at === undefined) return `${file}:1:1`;
  const text = readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '');
  const offset = text.indexOf(at);
  if (offset < 0) throw new Error(`${file} does not hold ${at}`);
  const before = text.slice(0, offset).split('\n');
  return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

/** One piece of a file replaced by another. */
export const replaced = (from: string, to: string) => ({ from, to });

/** Looks of the login that name fields it has not. */
export const inLook = replaced(
  '"ui": {\n    "user"',
  '"ui": {\n    "ui:order": ["usr", "*"],\n    "ui:groups": [{ "id": "who", "fields": ["pasword"] }],\n    "user"',
);
