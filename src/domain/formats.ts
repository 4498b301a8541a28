import { isDay } from './day.ts';
import { isCadastralReference } from './identifiers/cadastral-reference.ts';
import { isCups } from './identifiers/cups.ts';
import { isEmail } from './identifiers/email.ts';
import { isIban } from './identifiers/iban.ts';
import { isNif } from './identifiers/nif.ts';
import { hasPhoneShape } from './identifiers/phone-shape.ts';
import { isPostalCode } from './identifiers/postal-code.ts';

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
