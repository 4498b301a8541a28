import type { Edit, Json, Path } from '#studio/contract.ts';
import { isObject, isSame } from './json-paths.ts';

/** Optional `before` of an edit: left out where nothing was. */
const seen = (before: Json | undefined) => (before === undefined ? {} : { before });

/**
 * The edits that make one value of a file into another, each at the deepest path that changed, so that the work of two
 * people merges.
 */
export function editsBetween(
  file: string,
  path: Path,
  before: Json | undefined,
  after: Json | undefined,
): Edit[] {
  if (isSame(before, after)) return [];
  if (after === undefined) return [{ op: 'remove', file, path, ...seen(before) }];
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      editsBetween(file, [...path, name], before[name], after[name]),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) return listEdits(file, path, before, after);
  return [{ op: 'set', file, path, ...seen(before), after }];
}

function listEdits(file: string, path: Path, before: Json[], after: Json[]): Edit[] {
  const differs = (one: Json[], other: Json[]) =>
    one.findIndex((entry, at) => !isSame(entry, other[at]));
  if (after.length === before.length + 1) {
    const at = differs(after, before);
    const entry = after[at];
    if (entry !== undefined && isSame(after.toSpliced(at, 1), before))
      return [{ op: 'insert', file, path: [...path, at], after: entry }];
  }
  if (after.length === before.length - 1) {
    const at = differs(before, after);
    if (isSame(before.toSpliced(at, 1), after))
      return [{ op: 'remove', file, path: [...path, at], ...seen(before[at]) }];
  }
  if (after.length === before.length) {
    const move = moveBetween(before, after);
    if (move) return [{ op: 'move', file, path, ...move }];
    return after.flatMap((entry, at) => editsBetween(file, [...path, at], before[at], entry));
  }
  return [{ op: 'set', file, path, before, after }];
}

/** The one move that makes a list into another of the same length, if there is one. */
function moveBetween(before: Json[], after: Json[]): { from: number; to: number } | undefined {
  const first = before.findIndex((entry, at) => !isSame(entry, after[at]));
  const last = before.findLastIndex((entry, at) => !isSame(entry, after[at]));
  for (const [from, to] of [
    [first, last],
    [last, first],
  ] as const) {
    const entry = before[from];
    if (from === to || entry === undefined) continue;
    if (isSame(before.toSpliced(from, 1).toSpliced(to, 0, entry), after)) return { from, to };
  }
  return undefined;
}
