import { isDeepStrictEqual } from 'node:util';
import { merge } from 'node-diff3';
import type { Path } from '#studio/contract.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import { sourceOf } from '#tools/config/sources/source-file.ts';
import { withoutValue, withValue } from './edit-text.ts';
import { partOf } from './part-of.ts';

const byLine = { stringSeparator: '\n' };

/**
 * The text of a JSON file with both changes of `base`; null where both changed the same. By lines first, which leaves each
 * person's layout as it is, then member by member, as neighbours in a file need not have to do with one another.
 */
export function threeWay(base: string, mine: string, theirs: string): string | null {
  if (mine === base) return theirs;
  if (theirs === base || mine === theirs) return mine;
  const { conflict, result } = merge(mine, base, theirs, byLine);
  const text = result.join('\n');
  // Two members that were added at one end have no comma between them.
  if (!conflict && sourceOf('merged', text).readable) return text;
  const [from, to, there] = [base, theirs, mine].map((one) => sourceOf('merged', one));
  if (!from?.readable || !to?.readable || !there?.readable) return null;
  let merged: string | null = mine;
  for (const { path, was, is } of changesOf(from.value, to.value)) {
    const now = partOf(there.value, path);
    if (isDeepStrictEqual(now, is)) continue;
    if (merged === null || !isDeepStrictEqual(now, was)) return null;
    merged = is === undefined ? withoutValue(merged, path) : withValue(merged, path, is);
  }
  return merged;
}

interface Changed {
  path: Path;
  was: Json | undefined;
  is: Json | undefined;
}

/** What differs, member by member; a list is one value. */
function changesOf(was: Json | undefined, is: Json | undefined, path: Path = []): Changed[] {
  if (isDeepStrictEqual(was, is)) return [];
  if (!isJsonObject(was) || !isJsonObject(is)) return [{ path, was, is }];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.flatMap((name) => changesOf(was[name], is[name], [...path, name]));
}
