import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { folderFor } from '#tools/config/repository.ts';

/** True when the code of an operation names a field: it reads it, and cannot do without. */
export function operationReads(
  root: string,
  operations: readonly string[],
  field: string,
): boolean {
  const folder = folderFor(root, 'src/operations');
  const name = new RegExp(`\\b${field.split('/').at(-1)}\\b`);
  return operations.some((operation) => name.test(codeOf(folder, `${operation}.ts`, new Set())));
}

/** Code of a file of src/operations with all files there that it imports. */
function codeOf(folder: string, file: string, seen: Set<string>): string {
  const path = join(folder, file);
  if (seen.has(file) || !existsSync(path)) return '';
  seen.add(file);
  const code = readFileSync(path, 'utf8');
  const imported = [...code.matchAll(/from '(\.[^']+)'/g)].map(([, target = '']) =>
    relative(folder, join(dirname(path), target)),
  );
  return [code, ...imported.map((inner) => codeOf(folder, inner, seen))].join('\n');
}
