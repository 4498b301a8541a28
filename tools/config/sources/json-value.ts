import { isObject } from '#domain/values/is-object.ts';

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** Keys that would reach the prototypes of JavaScript objects; no configuration may use them. */
export const forbiddenKeys: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
]);

/** True for a JSON object (neither null nor a list). */
export function isJsonObject(value: unknown): value is JsonObject {
  return isObject(value);
}

/** JSON with sorted keys: equal values give equal texts. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    isJsonObject(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

/** A copy without forbidden keys. */
export function withoutForbiddenKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutForbiddenKeys);
  if (!isJsonObject(value)) return value;
  const safe = Object.entries(value).filter(([key]) => !forbiddenKeys.has(key));
  return Object.fromEntries(safe.map(([key, member]) => [key, withoutForbiddenKeys(member)]));
}
