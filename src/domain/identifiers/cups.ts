import { canonicalCode, remainder } from './canonical-code.ts';

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const SHAPE = /^ES(\d{16})[A-Z]{2}(?:\d[FPRCXYZ])?$/;
/** Where each printed group begins. */
const PLACES = [0, 2, 6, 10, 14, 18, 20];

/** A supply code without spaces or hyphens, in upper case, the letter O read as zero: no code holds an O. */
export function normaliseCups(input: string): string {
  return canonicalCode(input).replaceAll('O', '0');
}

/** A supply code, whole or half typed, in groups: country, distributor, supply, control letters, border point. */
export function formatCups(value: string): string {
  const code = normaliseCups(value);
  return PLACES.map((place, at) => code.slice(place, PLACES[at + 1]))
    .filter((group) => group !== '')
    .join(' ');
}

/**
 * The CUPS of 20 characters of sixteen digits: modulo 529 they give the two control letters, by quotient and remainder by
 * 23 (REE, P.O. 10.8; sixteen digits exceed 2^53).
 */
export function cupsOf(digits: string): string {
  const rest = remainder(digits, 529);
  return `ES${digits}${LETTERS[Math.floor(rest / 23)]}${LETTERS[rest % 23]}`;
}

/** True for a CUPS of 20 characters, or of 22 with its border point. */
export function isCups(value: string): boolean {
  const [, digits] = SHAPE.exec(value) ?? [];
  return digits !== undefined && value.startsWith(cupsOf(digits));
}
