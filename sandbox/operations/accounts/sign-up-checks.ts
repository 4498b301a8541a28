import { isEmail, normaliseEmail } from '#domain/identifiers/email.ts';
import { isNif, normaliseNif } from '#domain/identifiers/nif.ts';
import type { Settings } from '#domain/settings/settings-types.ts';
import type { components } from '#openapi/generated/types.ts';
import { internationalPhone } from './international-phone.ts';
import type { SignUpText } from './sign-up-texts.ts';

type Form = components['schemas']['SignUp']['FormConfirm'];

/** A well-formed sign-up; null for fields that the settings do not require. */
export interface SignUp {
  vat: string;
  contract: string;
  email: string;
  mobile: string | null;
  invoiceNumber: string | null;
}

/** The normalised sign-up, and the keys of its error texts in the order of the form. */
export function readSignUp(
  form: Form,
  { phoneField, invoiceNumberField }: Settings['signUp'],
): { signUp: SignUp; wrong: SignUpText[] } {
  const phone = phoneField ? (form.phone ?? '').trim() : null;
  const signUp: SignUp = {
    vat: normaliseNif(form.nif),
    contract: form.contract.trim().toUpperCase(),
    email: normaliseEmail(form.email),
    mobile: phone === null ? null : internationalPhone(phone),
    invoiceNumber: invoiceNumberField ? (form.invoiceNumber ?? '').trim() : null,
  };
  const repeated = normaliseEmail(form.email2).toLowerCase();
  const texts: (SignUpText | false)[] = [
    !signUp.vat ? 'nifMissing' : !isNif(signUp.vat) && 'nifWrong',
    !signUp.contract && 'contractMissing',
    !signUp.email ? 'emailMissing' : !isEmail(signUp.email) && 'emailWrong',
    signUp.email.toLowerCase() !== repeated && 'emailsDiffer',
    phone === '' ? 'phoneMissing' : phone !== null && signUp.mobile === null && 'phoneWrong',
    signUp.invoiceNumber === '' && 'invoiceMissing',
    !form.accept_conditions && 'conditions',
    !form.accept_gdpr && 'gdpr',
  ];
  return { signUp, wrong: texts.filter((text) => text !== false) };
}
