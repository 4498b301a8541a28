/** True for what says nothing: no value, or an empty text. */
export const isNothing = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === '';
