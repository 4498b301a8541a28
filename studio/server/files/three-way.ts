import { isDeepStrictEqual } from 'node:util';
import { merge } from 'node-diff3';
import type { Path } from '#studio/contract.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import { sourceOf } from '#tools/config/sources/source-file.ts';
import { withoutValue, withValue } from './edit-text.ts';
import { partOf } from './part-of.ts';

const byLine = { stringSeparator: '\n' };

/** A place that two texts changed to different values. */
export interface ClashingPlace {
  path: Path;
  mine: Json | undefined;
  theirs: Json | undefined;
}

/** Which of two values a place gets; undefined: that is not known yet. */
type Choice = (path: Path) => 'mine' | 'theirs' | undefined;

/**
 * The text of a JSON file with both changes of `base`, and the places at which both changed the same and no choice is
 * made: there it has mine. By lines first, which leaves each person's layout as it is, then member by member, as
 * neighbours in a file need not have to do with one another. Null where that needs a text that is no JSON.
 */
export function merged(
  base: string,
  mine: string,
  theirs: string,
  choice: Choice = () => undefined,
): { text: string; clashes: ClashingPlace[] } | null {
  if (mine === base) return { text: theirs, clashes: [] };
  if (theirs === base || mine === theirs) return { text: mine, clashes: [] };
  const { conflict, result } = merge(mine, base, theirs, byLine);
  const byLines = result.join('\n');
  // Two members that were added at one end have no comma between them.
  if (!conflict && sourceOf('merged', byLines).readable) return { text: byLines, clashes: [] };
  const [from, to, there] = [base, theirs, mine].map((one) => sourceOf('merged', one));
  if (!from?.readable || !to?.readable || !there?.readable) return null;
  const clashes: ClashingPlace[] = [];
  let text = mine;
  for (const { path, was, is } of changesOf(from.value, to.value)) {
    const now = partOf(there.value, path);
    if (isDeepStrictEqual(now, is)) continue;
    if (isDeepStrictEqual(now, was)) {
      text = withPart(text, path, is);
      continue;
    }
    const place = placeOf(there.value, path);
    const chosen = choice(place);
    if (chosen === 'theirs') text = withPart(text, place, partOf(to.value, place));
    if (chosen || clashes.some((one) => isDeepStrictEqual(one.path, place))) continue;
    clashes.push({
      path: place,
      mine: partOf(there.value, place),
      theirs: partOf(to.value, place),
    });
  }
  return { text, clashes };
}

/** The text of a JSON file with both changes of `base`; null where both changed the same. */
export function threeWay(base: string, mine: string, theirs: string): string | null {
  const both = merged(base, mine, theirs);
  return both?.clashes.length === 0 ? both.text : null;
}

const withPart = (text: string, path: Path, value: Json | undefined) =>
  value === undefined ? withoutValue(text, path) : withValue(text, path, value);

/** A path as far as a value has objects on the way: what was taken out, or is none any more, is one place. */
function placeOf(value: Json, path: Path): Path {
  const end = path.findIndex((_, depth) => !isJsonObject(partOf(value, path.slice(0, depth))));
  return end < 0 ? path : path.slice(0, end);
}

/** A value that differs between two texts. */
export interface Changed {
  path: Path;
  was: Json | undefined;
  is: Json | undefined;
}

/** What differs, member by member; a list is one value. */
export function changesOf(was: Json | undefined, is: Json | undefined, path: Path = []): Changed[] {
  if (isDeepStrictEqual(was, is)) return [];
  if (!isJsonObject(was) || !isJsonObject(is)) return [{ path, was, is }];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.flatMap((name) => changesOf(was[name], is[name], [...path, name]));
}
