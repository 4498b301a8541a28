import { merge } from 'node-diff3';

const byLine = { stringSeparator: '\n' };

/**
 * A text with both changes of `base`, line by line; null where both changed the same lines. The result of files that are
 * JSON is not always JSON: two members added at one end lack a comma.
 */
export function threeWay(base: string, mine: string, theirs: string): string | null {
  if (mine === base) return theirs;
  if (theirs === base || mine === theirs) return mine;
  const { conflict, result } = merge(mine, base, theirs, byLine);
  return conflict ? null : result.join('\n');
}
