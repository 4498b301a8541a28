import { resultOf } from '#sandbox/api/answers.ts';
import type { Call } from '#sandbox/api/handler.ts';
import type { Customer } from '#sandbox/database/tables.ts';

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
export function profileOf({ id, name, vat, email, mobile, language }: Customer) {
  return { id, name, vat, email, mobile, language };
}
