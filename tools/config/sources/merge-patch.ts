import { forbiddenKeys, isJsonObject, type Json, type JsonObject } from './json-value.ts';

/** JSON Merge Patch (RFC 7396): objects merge, `null` deletes, all else replaces. Returns a new value. */
export function mergePatch(target: Json | undefined, patch: Json): Json {
  if (!isJsonObject(patch)) return patch;
  const merged: JsonObject = isJsonObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (forbiddenKeys.has(key)) continue;
    if (value === null) delete merged[key];
    else merged[key] = mergePatch(Object.hasOwn(merged, key) ? merged[key] : undefined, value);
  }
  return merged;
}
