/** True for what says nothing: no value, or an empty text. */
export const isNothing = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === '';

/** True for an answer that says something: a file, a text, a tick. */
export function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return !isNothing(value) && value !== false;
}
