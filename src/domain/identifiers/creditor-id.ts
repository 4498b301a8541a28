import { remainder } from './canonical-code.ts';

const SHAPE = /^([A-Z]{2})(\d{2})[A-Z0-9]{3}([A-Z0-9]{1,28})$/;
const FIRST_LETTER = 55;

/**
 * True for a creditor identifier of SEPA with its check digits: 98 less the remainder by 97 of the national identifier (in
 * Spain the NIF), the country and `00`; the business code, three characters before it, does not count (EPC262-08).
 */
export function isCreditorId(value: string): boolean {
  const [, country, checkDigits, national] = SHAPE.exec(value) ?? [];
  if (national === undefined) return false;
  const digits = `${national}${country}${checkDigits}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - FIRST_LETTER),
  );
  return remainder(digits, 97) === 1;
}
