import type { Json } from '#tools/config/sources/json-value.ts';

/** Widest line of `biome.json`: what is longer is spread over lines, as the formatter of the repository does. */
export const LINE_WIDTH = 100;

/**
 * JSON as the formatter of the repository would leave it, for a place `indent` characters from the left: an object has a
 * line for each member, a list one line where it fits behind the `taken` characters before it.
 */
export function printJson(value: Json, indent: string, taken: number): string {
  const inside = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((entry) => inOneLine(entry)).join(', ')}]`;
    if (taken + line.length + 1 <= LINE_WIDTH && !value.some(isSpread)) return line;
    const entries = value.map((entry) => inside + printJson(entry, inside, inside.length));
    return `[\n${entries.join(',\n')}\n${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, member]) => {
      const key = `${inside}${JSON.stringify(name)}: `;
      return key + printJson(member, inside, key.length);
    });
    return members.length === 0 ? '{}' : `{\n${members.join(',\n')}\n${indent}}`;
  }
  return JSON.stringify(value);
}

/** An object with members, or a list that has one, takes several lines. */
function isSpread(value: Json): boolean {
  if (Array.isArray(value)) return value.some(isSpread);
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

const inOneLine = (value: Json): string =>
  Array.isArray(value) ? `[${value.map(inOneLine).join(', ')}]` : JSON.stringify(value);
