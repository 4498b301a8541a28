import { looksLikeCompanyNif } from '#domain/identifiers/nif.ts';
import { resultOf } from '#sandbox/api/answers.ts';
import type { Call } from '#sandbox/api/handler.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { letterLanguageOf } from '#sandbox/mail/letter-language.ts';

/** Signs a customer in; the answer of every sign-in that may require a new password. */
export async function openSession(
  { services, userAgent }: Pick<Call, 'services' | 'userAgent'>,
  customer: Customer,
  changePassword = customer.change_password,
) {
  const token = await services.sessions.begin(customer, { userAgent });
  return resultOf({ token, change_password: changePassword });
}

/** A customer's own profile. */
export function profileOf(customer: Customer) {
  const { id, name, vat, email, mobile } = customer;
  const language = letterLanguageOf(customer, undefined);
  return { id, name, name_parts: namePartsOf(name, vat), vat, email, mobile, language };
}

/** A made-up person's name in its parts: a name and two surnames of one word each; null of anything else. */
function namePartsOf(whole: string, vat: string) {
  const [name, surName1, surName2, more] = whole.split(' ');
  const isPerson = !looksLikeCompanyNif(vat) && more === undefined;
  return isPerson && name && surName1 && surName2 ? { name, surName1, surName2 } : null;
}
