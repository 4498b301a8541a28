import { isJsonObject, type Json, type JsonObject } from './json-value.ts';

export type JsonPath = (string | number)[];

/** Calls `visit` with every object inside a value (itself included) and its path. */
export function eachObject(
  value: Json | undefined,
  visit: (object: JsonObject, path: JsonPath) => void,
  path: JsonPath = [],
): void {
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) eachObject(part, visit, [...path, index]);
  } else if (isJsonObject(value)) {
    visit(value, path);
    for (const [key, part] of Object.entries(value)) eachObject(part, visit, [...path, key]);
  }
}
