import { hasPhoneShape } from '#domain/identifiers/phone-shape.ts';

const SPANISH = /^\+34[6-9]\d{8}$/;

/**
 * A telephone number as `+34600000001`, its prefix written `+34` or `0034`; null when it is invalid. Of Spanish numbers
 * the nine digits are checked, of others the length limits of ITU-T E.164.
 */
export function internationalPhone(input: string): string | null {
  const typed = input.trim();
  if (!hasPhoneShape(typed)) return null;
  const digits = typed.replace(/[^\d+]/g, '').replace(/^00/, '+');
  if (!/^\+[1-9]\d{6,14}$/.test(digits)) return null;
  return digits.startsWith('+34') && !SPANISH.test(digits) ? null : digits;
}
