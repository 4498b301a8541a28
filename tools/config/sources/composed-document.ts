import { isJsonObject, type Json, type JsonObject } from './json-value.ts';
import type { JsonPath } from './json-walk.ts';
import { type LayeredDocument, nearest } from './layered-document.ts';

/** A place of a document that a part of another document fills. */
export interface Mount {
  at: JsonPath;
  from: LayeredDocument;
  /** Path of the part in `from`. */
  path: JsonPath;
}

/** A fragment that a document uses, and the address of the group of fields that it makes. */
export interface FragmentUse {
  name: string;
  address: string[];
}

/** A document with its fragments inlined. */
export interface ComposedDocument extends LayeredDocument {
  /** The document without its fragments. */
  own: LayeredDocument;
  uses: readonly FragmentUse[];
  /** Addresses of fields of lower layers that an upper layer removes. */
  taken: ReadonlySet<string>;
}

/** A document whose parts come from its own files and, below them, from mounted documents. */
export function composedDocument(
  own: LayeredDocument,
  value: JsonObject,
  uses: readonly FragmentUse[],
  mounts: readonly Mount[],
  taken: ReadonlySet<string> = new Set(),
): ComposedDocument {
  const find: LayeredDocument['find'] = (path, part) => {
    const written = own.find(path, part);
    if (written) return written;
    const below = own.beneath(path);
    for (const { at, from, path: start } of below ? mounts : []) {
      if (!below || !at.every((key, index) => below[index] === key)) continue;
      const place = from.find([...start, ...below.slice(at.length)], part);
      if (place) return place;
    }
    return undefined;
  };
  const readable = own.readable && mounts.every(({ from }) => from.readable);
  const place = nearest(find, own.place([]).file);
  return { ...own, value, readable, find, place, own, uses, taken };
}

/** Marks a removed key until all lower layers are merged. */
export const gone: JsonObject = Object.freeze({});

/**
 * Merges `over` onto `base`: objects merge, all else replaces. `null` removes a value of `base`; without one it stays,
 * as it may be a value itself. `withoutGone` must follow.
 */
export function merge(base: Json | undefined, over: Json): Json {
  if (!isJsonObject(over) || over === gone) return over;
  const merged: JsonObject = isJsonObject(base) && base !== gone ? { ...base } : {};
  for (const [key, part] of Object.entries(over)) {
    const beneath = Object.hasOwn(merged, key) ? merged[key] : undefined;
    merged[key] = part === null && beneath !== undefined ? gone : merge(beneath, part);
  }
  return merged;
}

/** A value without the keys that are marked as removed. */
export function withoutGone(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutGone);
  if (!isJsonObject(value)) return value;
  const present = Object.entries(value).filter(([, part]) => part !== gone);
  return Object.fromEntries(present.map(([key, part]) => [key, withoutGone(part)]));
}

/** `value` nested under a path of keys: `{ a: { b: value } }`. */
export function nested(path: readonly string[], value: Json): Json {
  return path.reduceRight<Json>((inner, key) => ({ [key]: inner }), value);
}
