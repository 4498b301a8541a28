import type { Json, JsonObject, Path } from '#studio/contract.ts';

/** True for an object of JSON. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path, or undefined. */
export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((part, name) => {
    if (Array.isArray(part)) return part[Number(name)];
    return isObject(part) && Object.hasOwn(part, String(name)) ? part[String(name)] : undefined;
  }, value);
}

/** A copy with another value at a path; members on the way that are missing are added, undefined takes one away. */
export function withValueAt(
  value: Json | undefined,
  path: Path,
  next: Json | undefined,
): Json | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return next;
  if (Array.isArray(value)) {
    const list: Json[] = [...value];
    const inner = withValueAt(list[Number(name)], rest, next);
    if (inner === undefined) list.splice(Number(name), 1);
    else list[Number(name)] = inner;
    return list;
  }
  const { [String(name)]: before, ...others } = isObject(value) ? value : {};
  const inner = withValueAt(before, rest, next);
  if (inner === undefined) return others;
  return isObject(value) && before !== undefined
    ? { ...value, [String(name)]: inner }
    : { ...others, [String(name)]: inner };
}

/** True for values that are the same JSON; the order of members does not count, undefined members do not either. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, at) => isSame(entry, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

/** A path as one text, to compare and to key by. */
export const pathText = (path: Path): string => JSON.stringify(path);

/** True when `path` is `under`, or inside it. */
export const isWithin = (path: Path, under: Path): boolean =>
  under.every((name, at) => String(path[at]) === String(name));
