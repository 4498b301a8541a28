/** `Pd`: mail programs and word processors turn hyphens into other dashes. */
const SEPARATORS = /[\s\p{Pd}]/gu;
const LOWER_CASE = /[a-z]/g;

/**
 * Converts a code from its printed to its stored form: without white space and dashes, in upper case.
 * Only ASCII letters change: `toUpperCase` would turn look-alikes such as `ſ` into letters that pass a check.
 */
export function canonicalCode(input: string, separators: RegExp = SEPARATORS): string {
  return input.replace(separators, '').replace(LOWER_CASE, (letter) => letter.toUpperCase());
}

/** Remainder of a number written in decimal digits, of any length: nothing above 2^53 is ever formed. */
export function remainder(digits: string, divisor: number): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % divisor;
  return rest;
}
