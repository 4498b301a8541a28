import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';

const UNITS = '%|€|°C|[kM]?Wh?|kVA|m²|m³|[kM]B|h|Uhr';

/** A number, or a value, before a unit. English writes % and € without a space. */
const BEFORE_UNIT = new RegExp(`(?<=\\d|\\}\\}) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');

/** A number that touches its unit: `15kW`, `100%`. */
export const GLUED_UNIT = new RegExp(`(?:\\d|\\}\\})(?:${UNITS})(?![\\p{L}\\d])`, 'u');

/**
 * Texts in which a number and its unit never part at the end of a line: the space between them becomes a hard one
 * (U+00A0; Ortografía de la lengua española, 2010; ISO 80000-1, 7.1.4).
 */
export function withHardSpaces(texts: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, spaced(value)]));
}

function spaced(value: Json): Json {
  if (typeof value === 'string') return value.replace(BEFORE_UNIT, '\u00a0');
  return isJsonObject(value) ? withHardSpaces(value) : value;
}
