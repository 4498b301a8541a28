import { canonicalCode, remainder } from './canonical-code.ts';
import { isCcc } from './ccc.ts';

/** Length by country of the SEPA scheme (ISO 13616 registry; EPC409-09, list of SEPA countries). */
const LENGTHS: Record<string, number> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]+$/;
const LONGEST = 34;

/** The word that letters and banks' applications print before the number, once the number begins behind it. */
const ITS_NAME = /^(?:IBAN:?)+(?=[A-Z]{2}\d)/;

/** An IBAN without its name (`IBAN: ES91 …`), spaces or dashes, in upper case. */
export function normaliseIban(input: string): string {
  return canonicalCode(input).replace(ITS_NAME, '');
}

/** An IBAN, whole or half typed, in groups of four: `ES91 2100 0418 …`. */
export function formatIban(value: string): string {
  return normaliseIban(value).replace(/(.{4})(?=.)/g, '$1 ');
}

/** Country code of an IBAN once its two letters name a country of SEPA, otherwise undefined. */
export function ibanCountry(value: string): string | undefined {
  const country = value.slice(0, 2);
  return Object.hasOwn(LENGTHS, country) ? country : undefined;
}

/**
 * True for an IBAN of any SEPA country (Regulation EU 260/2012, article 9: none may be refused by country):
 * length of the country, check digits 02 to 98, value modulo 97 equal to 1 (ISO 13616, ISO 7064),
 * and for Spain the control digits of the account inside too, which modulo 97 alone lets through.
 */
export function isIban(value: string): boolean {
  const country = ibanCountry(value);
  if (!country || value.length > LONGEST || value.length !== LENGTHS[country]) return false;
  if (!SHAPE.test(value)) return false;
  const checkDigits = Number(value.slice(2, 4));
  if (checkDigits < 2 || checkDigits > 98) return false;
  const digits = (value.slice(4) + value.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return remainder(digits, 97) === 1 && (country !== 'ES' || isCcc(value.slice(4)));
}
