import { canonicalCode, remainder } from './canonical-code.ts';

const SEPARATORS = /[\s.-]/g;
const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const COMPANY_LETTERS = 'JABCDEFGHI';

const DNI = /^\d{8}[A-Z]$/;
const NIE = /^[XYZ]\d{7}[A-Z]$/;
const SPECIAL = /^[KLM]\d{7}[A-Z]$/;
const COMPANY = /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/;
/** Entities whose control is always a letter (Orden EHA/451/2008, BOE-A-2008-3580). */
const LETTER_ONLY = /^[NPQRSW]/;

/** A tax id without spaces, hyphens, dots or the prefix `ES`, in upper case. */
export function normaliseNif(input: string): string {
  return canonicalCode(input, SEPARATORS).replace(/^ES(?=.{9}$)/, '');
}

const hasPersonLetter = (digits: string, letter: string | undefined) =>
  letter === PERSON_LETTERS[remainder(digits, 23)];

/** True for a DNI: eight digits, leading zeros included, and the letter of the number modulo 23 (Real Decreto 1553/2005). */
export function isDni(value: string): boolean {
  return DNI.test(value) && hasPersonLetter(value.slice(0, 8), value[8]);
}

/** True for a NIE: X, Y or Z counts as 0, 1 or 2 before the seven digits; then the rule of the DNI (Orden INT/2058/2008). */
export function isNie(value: string): boolean {
  if (!NIE.test(value)) return false;
  return hasPersonLetter(`${'XYZ'.indexOf(value.charAt(0))}${value.slice(1, 8)}`, value[8]);
}

/** True for the tax ids K (under 14), L (abroad) and M (no NIE yet): the DNI letter over the seven digits. */
export function isSpecialNif(value: string): boolean {
  return SPECIAL.test(value) && hasPersonLetter(value.slice(1, 8), value[8]);
}

/**
 * True for the tax id of a company or another entity (Orden EHA/451/2008): the control is ten minus the sum
 * of the even digits and of the cross sums of the doubled odd ones, modulo ten, written as a digit or a letter.
 * N, P, Q, R, S and W admit only the letter; for the others both are taken, as sources disagree and the retailer decides.
 */
export function isCompanyNif(value: string): boolean {
  if (!COMPANY.test(value)) return false;
  let sum = 0;
  for (let place = 1; place <= 7; place++) {
    const digit = Number(value[place]) * (place % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  const control = (10 - (sum % 10)) % 10;
  const written = value[8];
  return (
    written === COMPANY_LETTERS[control] ||
    (written === String(control) && !LETTER_ONLY.test(value))
  );
}

/** True when the tax id begins as those of companies do: a letter of the list and a digit. Says nothing of its control. */
export function looksLikeCompanyNif(value: string): boolean {
  return /^[ABCDEFGHJNPQRSUVW]\d/.test(value);
}

/** True for any Spanish tax id: DNI, NIE, K, L, M or company. */
export function isNif(value: string): boolean {
  return isDni(value) || isNie(value) || isSpecialNif(value) || isCompanyNif(value);
}
