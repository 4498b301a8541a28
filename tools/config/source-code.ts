import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderFor } from './repository.ts';

/** A comment, or a string with its content. */
const TOKEN = /\/\*[\s\S]*?\*\/|\/\/.*|(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g;

/** The TypeScript of a room as text, by its path from the root. */
export function sourceCode(root: string, room: string): { path: string; code: string }[] {
  const folder = folderFor(root, room);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .map((path) => ({
      path: `${room}/${path}`,
      code: readFileSync(join(folder, path), 'utf8'),
    }));
}

/**
 * Every string of the portal's code, comments aside: those that are names of conditions or forms are named by it. The
 * workbench shows all that there is and asks for nothing, so its strings do not count.
 */
export function stringsOfCode(root: string): Set<string> {
  const sources = ['src', 'machines'].flatMap((room) => sourceCode(root, room));
  const strings = sources
    .filter(({ path }) => !path.startsWith('src/workbench/'))
    .flatMap(({ code }) => [...code.matchAll(TOKEN)].map(([, , text]) => text ?? ''));
  return new Set(strings);
}
