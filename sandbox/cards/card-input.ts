/** A card as typed, digits only. */
export interface CardInput {
  number: string;
  exp_month: number;
  /** Four digits. */
  exp_year: number;
  cvc: string;
}

/** An error of a card before any request to a bank, as Stripe's code and parameter. */
export interface CardError {
  code: string;
  param: 'number' | 'exp_month' | 'exp_year' | 'cvc';
}

const BRANDS: [name: string, start: RegExp, lengths: number[]][] = [
  ['visa', /^4/, [16]],
  ['mastercard', /^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/, [16]],
  ['amex', /^3[47]/, [15]],
];
const UNKNOWN: [string, RegExp, number[]] = ['unknown', /^/, [13, 14, 15, 16, 17, 18, 19]];

/** Brand of a number by its first digits, and the lengths that its numbers may have. */
export function brandOf(number: string): { name: string; lengths: number[]; cvcLength: number } {
  const [name, , lengths] = BRANDS.find(([, start]) => start.test(number)) ?? UNKNOWN;
  return { name, lengths, cvcLength: name === 'amex' ? 4 : 3 };
}

/** True for the check digit of ISO/IEC 7812 (Luhn). */
function hasCheckDigit(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** The first error of a card on a day; null when it is valid. */
export function errorOf(card: CardInput, today: Date): CardError | null {
  return (
    numberError(card.number) ??
    expiryError(card.exp_month, card.exp_year, today) ??
    cvcError(card.cvc, card.number)
  );
}

export function numberError(number: string): CardError | null {
  if (!/^\d+$/.test(number) || !brandOf(number).lengths.includes(number.length)) {
    return { code: 'invalid_number', param: 'number' };
  }
  return hasCheckDigit(number) ? null : { code: 'incorrect_number', param: 'number' };
}

/** A card is valid until the last day of its month. */
export function expiryError(month: number, year: number, today: Date): CardError | null {
  const wrongMonth: CardError = { code: 'invalid_expiry_month', param: 'exp_month' };
  if (!Number.isInteger(month) || month < 1 || month > 12) return wrongMonth;
  const thisYear = today.getUTCFullYear();
  if (!Number.isInteger(year) || year < thisYear || year > thisYear + 50) {
    return { code: 'invalid_expiry_year', param: 'exp_year' };
  }
  return year === thisYear && month < today.getUTCMonth() + 1 ? wrongMonth : null;
}

/** While the brand is unknown, three and four digits are both valid. */
export function cvcError(cvc: string, number: string): CardError | null {
  const { name, cvcLength } = brandOf(number);
  const lengths = name === 'unknown' ? [3, 4] : [cvcLength];
  return /^\d+$/.test(cvc) && lengths.includes(cvc.length)
    ? null
    : { code: 'invalid_cvc', param: 'cvc' };
}
