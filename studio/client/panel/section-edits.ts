import { editsBetween } from '#studio/client/api/edits-between.ts';
import { isSame } from '#studio/client/api/json-paths.ts';
import type { Edit, Json, Section } from '#studio/contract.ts';

const LIST = '$list';

/**
 * The edits that make one value of a section into another. What a partner changes of an entry of the retailer's list is an edit of
 * that list, which comes with the first change and goes with the last.
 */
export function editsOf(
  { file, path, as }: Pick<Section, 'file' | 'path' | 'as'>,
  before: Json | undefined,
  after: Json | undefined,
): Edit[] {
  if (as?.kind !== 'entry') return editsBetween(file, path, before, after);
  const set = isSame(after, {}) ? undefined : after;
  if (set !== undefined && before !== undefined) return editsBetween(file, path, before, set);
  const edit = path.slice(0, -1);
  if (set === undefined)
    return before === undefined
      ? []
      : [{ op: 'remove', file, path: edit, before: { change: as.entry, set: before } }];
  const added = { change: as.entry, set };
  return as.isFirst
    ? [{ op: 'set', file, path: edit.slice(0, -2), after: { [LIST]: [added] } }]
    : [{ op: 'insert', file, path: edit, after: added }];
}
