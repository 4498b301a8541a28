import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderFor } from '#tools/config/sources/repository.ts';

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

/** The portal's code without the workbench, which shows all that there is and evaluates no condition. */
const portalCode = (root: string) =>
  ['src', 'machines']
    .flatMap((room) => sourceCode(root, room))
    .filter(({ path }) => !path.startsWith('src/workbench/'));

/** Every string of the portal's code, comments aside; the conditions that it evaluates are named among them. */
export function stringsOfCode(root: string): Set<string> {
  const strings = portalCode(root).flatMap(({ code }) =>
    [...code.matchAll(TOKEN)].map(([, , text]) => text ?? ''),
  );
  return new Set(strings);
}

/** An attribute `form="…"` or the member `forms: […]` of a route. */
const FORMS = /\bform="([\w-]+)"|\bforms: \[([^\]]+)\]/g;

/** Names of the forms that screens and routes of the portal's code show. */
export function formsOfCode(root: string): Set<string> {
  const forms = portalCode(root).flatMap(({ code }) =>
    [...code.matchAll(FORMS)].flatMap(([, one, several]) =>
      one ? [one] : (several?.match(/[\w-]+/g) ?? []),
    ),
  );
  return new Set(forms);
}
