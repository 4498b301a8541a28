import { isCadastralReference } from '#domain/identifiers/cadastral-reference.ts';
import { isCups } from '#domain/identifiers/cups.ts';
import { isEmail } from '#domain/identifiers/email.ts';
import { isIban } from '#domain/identifiers/iban.ts';
import { isNif } from '#domain/identifiers/nif.ts';
import { hasPhoneShape } from '#domain/identifiers/phone-shape.ts';
import { isPostalCode } from '#domain/identifiers/postal-code.ts';
import { isDay } from './day.ts';

/** What each `format` of a form's schema means; the same in the form, in the sandbox and in the check of the configuration. */
export const formats: Record<string, (value: string) => boolean> = {
  'cadastral-reference': isCadastralReference,
  cups: isCups,
  date: isDay,
  email: isEmail,
  iban: isIban,
  nif: isNif,
  phone: hasPhoneShape,
  'postal-code': isPostalCode,
};
