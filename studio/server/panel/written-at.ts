import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Path } from '#studio/contract.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import { pathAt } from '../state/diagnoses.ts';
import type { Scope } from './scope.ts';

/** Where a part of a document is written: its file, and its path there. */
export interface WrittenAt {
  file: string;
  path: Path;
}

/** Where the part at a path of a document is written, in whatever file of it; undefined where none has it. */
export function writtenAt(
  { root }: Pick<Scope, 'root'>,
  document: LayeredDocument,
  path: Path,
): WrittenAt | undefined {
  const place = document.find(path, 'value');
  if (!place) return undefined;
  return { file: place.file, path: pathAt(readFileSync(join(root, place.file), 'utf8'), place) };
}
