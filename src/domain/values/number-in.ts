const POINT = /^[+-]?\d+(\.\d+)?$/;
/** `1234,5` and `1.234,50`, as amounts are written here. */
const COMMA = /^[+-]?(\d+|\d{1,3}(\.\d{3})+),\d+$/;

/** The number that a text is, with a decimal point or a comma; null for another text, and for an id that is too long. */
export function numberIn(text: string): number | null {
  const trimmed = text.trim();
  const isComma = COMMA.test(trimmed);
  if (!isComma && !POINT.test(trimmed)) return null;
  const value = Number(isComma ? trimmed.replaceAll('.', '').replace(',', '.') : trimmed);
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? null : value;
}
