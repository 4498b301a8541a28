import type { Path } from '#studio/contract.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';

/** The part of a value at a path; undefined where there is none. */
export function partOf(value: Json | undefined, [name, ...rest]: Path): Json | undefined {
  if (name === undefined) return value;
  if (Array.isArray(value)) return partOf(value[Number(name)], rest);
  return isJsonObject(value) && Object.hasOwn(value, name) ? partOf(value[name], rest) : undefined;
}
