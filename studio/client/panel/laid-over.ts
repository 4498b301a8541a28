import { editsBetween } from '#studio/client/api/edits-between.ts';
import { isObject, isSame, valueAt, withValueAt } from '#studio/client/api/json-paths.ts';
import type { Json, Path } from '#studio/contract.ts';

/** A value over the usual one: objects member by member, anything else whole (JSON Merge Patch, RFC 7396). */
export function laidOver(usual: Json | undefined, own: Json | undefined): Json | undefined {
  if (own === undefined) return usual;
  if (!isObject(usual) || !isObject(own)) return own;
  const names = new Set([...Object.keys(usual), ...Object.keys(own)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = own[name] === null ? undefined : laidOver(usual[name], own[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * What the file says after a form that shows it over the usual value has changed. A list that is not the file's own is
 * written whole; what a partner takes away of the retailer's is null.
 */
export function shownChange(
  before: Json | undefined,
  after: Json | undefined,
  own: Json | undefined,
  file: string,
): Json | undefined {
  const edits = editsBetween(file, [], before, after);
  return edits.reduce<Json | undefined>((now, edit) => {
    if (edit.op === 'write') return now;
    const place = withoutPositions(edit.path);
    const given = valueAt(after, place);
    const isNew = valueAt(now, place) === undefined;
    // Of a schema with `if` RJSF makes the objects beside what is changed too, of nothing.
    const wanted = isNew ? withoutEmptyMembers(given) : given;
    if (isNew && edits.length > 1 && isSame(wanted, {})) return now;
    const isHidden = wanted === undefined && isNew && file.includes('/partners/');
    return withValueAt(now, place, isHidden ? null : wanted);
  }, own);
}

/** An object without the objects in it that say nothing. */
function withoutEmptyMembers(value: Json | undefined): Json | undefined {
  if (!isObject(value)) return value;
  const members = Object.entries(value)
    .map(([name, member]) => [name, withoutEmptyMembers(member) as Json] as const)
    .filter(([, member]) => !isSame(member, {}));
  return Object.fromEntries(members);
}

/** The path itself, or that of the outermost list on the way to it. */
function withoutPositions(path: Path): Path {
  const at = path.findIndex((name) => typeof name === 'number');
  return at < 0 ? path : path.slice(0, at);
}
