import type { Diagnosis, Edit, Path } from '#studio/contract.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { sourceOf } from '#tools/config/sources/source-file.ts';
import { partOf } from '../files/part-of.ts';
import { isConfigurationFile } from '../files/working-copy.ts';

/** Mark of the change that copies a text of another language to a place, until it is translated. */
export const copyMark = (file: string, path: readonly (string | number)[]): string =>
  `copied ${file} ${path.join('.')}`.slice(0, 300);

/** What the check knows to mend a problem, with its edits; a text is to be written first. Null for none, or where the file is no longer as it was checked. */
export function mendOf(
  { file, mend }: Diagnostic,
  place: Path,
  text: string | null,
): Diagnosis['mend'] {
  if (!mend || !isConfigurationFile(file)) return null;
  if (mend.by === 'text') return { by: mend.by, says: mend.key, edits: [] };
  const path = mend.path ? [...mend.path] : place;
  const source = text === null ? undefined : sourceOf(file, text);
  const valueAt = (at: Path) => source && partOf(source.value, at);
  const before = valueAt(path);
  const { by } = mend;
  if (by === 'copy') {
    if (before !== undefined) return null;
    const edits: Edit[] = [{ op: 'set', file, path, after: mend.text }];
    return { by, says: mend.text, edits, mark: copyMark(file, path) };
  }
  if (before === undefined || path.length === 0) return null;
  if (by === 'removal') return { by, says: '', edits: [{ op: 'remove', file, path, before }] };
  if (by === 'value')
    return { by, says: mend.name, edits: [{ op: 'set', file, path, before, after: mend.name }] };
  const renamed = [...path.slice(0, -1), mend.name];
  if (valueAt(renamed) !== undefined) return null;
  const edits: Edit[] = [
    { op: 'remove', file, path, before },
    { op: 'set', file, path: renamed, after: before },
  ];
  return { by, says: mend.name, edits };
}
