import { isObject } from '#domain/values/is-object.ts';

/**
 * An example with the members that a specimen changes. A list has the entries of the change, each over the example's entry
 * at its place, or over the last one.
 */
export function mergedExample(example: unknown, change: unknown): unknown {
  if (change === undefined) return example;
  if (Array.isArray(change)) {
    const entries = Array.isArray(example) ? example : [];
    return change.map((one, at) => mergedExample(entries[at] ?? entries.at(-1), one));
  }
  if (!isObject(change)) return change;
  const known = isObject(example) ? example : {};
  return {
    ...known,
    ...Object.fromEntries(
      Object.entries(change).map(([name, value]) => [name, mergedExample(known[name], value)]),
    ),
  };
}

/** An identifier of its own for each repeated entry. */
const numbered = (entry: unknown, at: number): unknown =>
  isObject(entry) && typeof entry.id === 'number' ? { ...entry, id: entry.id + at } : entry;

/** A list, or the lists that are members of an answer, with so many entries. */
export function lengthened(payload: unknown, entries: number): unknown {
  if (Array.isArray(payload))
    return Array.from({ length: entries }, (_, at) => numbered(payload[at % payload.length], at));
  if (!isObject(payload)) return payload;
  const members = Object.entries(payload).map(([name, value]) => [
    name,
    Array.isArray(value) ? lengthened(value, entries) : value,
  ]);
  return Object.fromEntries(members);
}
