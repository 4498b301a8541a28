import { isEmail, normaliseEmail } from '#domain/identifiers/email.ts';
import { isNif, normaliseNif } from '#domain/identifiers/nif.ts';
import { resultOf } from '#sandbox/api/answers.ts';
import type { Call, Handlers } from '#sandbox/api/handler.ts';
import { type FieldErrors, invalidFields } from '#sandbox/api/refusal.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { recoveryMail } from '#sandbox/mail/account-mails.ts';
import { letterLanguageOf } from '#sandbox/mail/letter-language.ts';
import { countAttempt } from '#sandbox/sessions/count-attempt.ts';
import { inEqualTime } from '#sandbox/sessions/in-equal-time.ts';
import { newProvisionalPassword } from '#sandbox/sessions/provisional-passwords.ts';

/** Recovery of a forgotten password. The answers do not reveal who is a customer. */
export const passwordRecoveryHandlers = {
  async recoverPassword(call) {
    const email = normaliseEmail(call.body.email);
    if (!isEmail(email)) throw invalidFields({ email: ['invalid'] });
    return recovered(call, { email });
  },

  async resetPassword(call) {
    const email = normaliseEmail(call.body.email);
    const vat = normaliseNif(call.body.nif);
    const fields: FieldErrors = {
      ...(isEmail(email) ? {} : { email: ['invalid'] }),
      ...(isNif(vat) ? {} : { nif: ['invalid'] }),
    };
    if (Object.keys(fields).length > 0) throw invalidFields(fields);
    return recovered(call, { email, vat });
  },
} satisfies Handlers;

type Recovery = Call<'recoverPassword'> | Call<'resetPassword'>;

async function recovered(call: Recovery, { email, vat }: { email: string; vat?: string }) {
  const { address, services } = call;
  countAttempt(services.attempts, { at: `recover ${email.toLowerCase()}`, address });
  await inEqualTime(async () => {
    const customers = await call.database
      .selectFrom('customers')
      .selectAll()
      .where((is) => is(is.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .$if(vat !== undefined, (query) => query.where('vat', '=', vat ?? ''))
      .execute();
    for (const customer of customers) await writeTo(call, customer, email);
  });
  return resultOf(true);
}

async function writeTo({ database, services, query }: Recovery, customer: Customer, email: string) {
  const password = await newProvisionalPassword(database, customer.id, services.clock.now());
  const language = letterLanguageOf(customer, query.lang);
  const to = { language, name: customer.name, portal: services.portal() };
  const mail = recoveryMail(to, customer.vat, password);
  await services.outbox.send(database, { recipient: customer.email ?? email, ...mail });
}
