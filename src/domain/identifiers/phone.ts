import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** How a form writes telephone numbers. */
export interface PhoneRule {
  /** Country of numbers written without a prefix. */
  country: string;
  /** True when numbers of that country travel without their prefix. */
  dropsPrefix: boolean;
}

const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;
const LETTER = /\p{L}/u;

function numberIn(text: string, country: string): PhoneNumber | undefined {
  if (LETTER.test(text)) return undefined;
  const from = country as CountryCode;
  const number = parsePhoneNumberFromString(text, { defaultCountry: from, extract: false });
  // An extension (`600000041 #5`) has no place in what travels.
  return number?.isValid() && !number.ext ? number : undefined;
}

const isOf = (number: PhoneNumber, country: string) =>
  number.countryCallingCode === callingCode(country);

/** True for an existing kind of telephone number of any country, typed with or without its prefix. */
export function isPhone(text: string, country: string): boolean {
  return numberIn(text, country) !== undefined;
}

/** The prefix of a country without the plus: `34` of `ES`; an empty text for a code that is none. */
export function callingCode(country: string): string {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : '';
}

/** Code of a number's country (`PT`), where one is sure; undefined for numbers of the rule's own. */
export function foreignCountry(text: string, country: string): string | undefined {
  const number = numberIn(text, country);
  return number && !isOf(number, country) ? number.country : undefined;
}

/**
 * A telephone as it travels: `+34600000041`, or `600000041` where the form drops the prefix of its own country.
 * What is no number stays as typed, without what cannot be seen.
 */
export function phoneAnswer(typed: string, { country, dropsPrefix }: PhoneRule): string {
  const text = typed.replace(INVISIBLE, '').trim();
  const number = numberIn(text, country);
  if (!number) return text;
  return dropsPrefix && isOf(number, country) ? number.nationalNumber : number.number;
}

/**
 * A telephone to be read: `600 00 00 41` at home, `+351 912 345 678` from abroad. What is no number yet stays as it
 * is, without the prefix of home: no other country's prefix begins with it (ITU-T E.164).
 */
export function phoneText(value: string, country: string): string {
  const number = numberIn(value, country);
  const home = new RegExp(`^(?:\\+|00)${callingCode(country)}\\s*(?![\\s+])`);
  if (!number) return value.trimStart().replace(home, '');
  return isOf(number, country) ? number.formatNational() : number.formatInternational();
}

/** Prefix with its plus and national number of an international telephone; null for what is none. */
export function phoneParts(phone: string): { prefix: string; number: string } | null {
  const number = numberIn(phone, '');
  return number ? { prefix: `+${number.countryCallingCode}`, number: number.nationalNumber } : null;
}
