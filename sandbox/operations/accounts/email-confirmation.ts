import { resultOf } from '#sandbox/api/answers.ts';
import type { Call, Handlers } from '#sandbox/api/handler.ts';
import { invalidFields, Refusal } from '#sandbox/api/refusal.ts';
import { emailChangedMail } from '#sandbox/mail/account-mails.ts';
import { letterLanguageOf } from '#sandbox/mail/letter-language.ts';
import { countAttempt } from '#sandbox/sessions/count-attempt.ts';
import { hashCode } from '#sandbox/sessions/one-time-code.ts';
import { LINK_LIFETIME } from './email-change.ts';
import { isTakenEmail } from './login-email.ts';

/** Confirming another e-mail to sign in with, by the code of the link that was sent there. */
export const emailConfirmationHandlers = {
  async confirmEmailChange(call) {
    const { address, services } = call;
    const succeed = countAttempt(services.attempts, { at: 'e-mail confirmation', address });
    const email = await call.database
      .transaction()
      .execute((transaction) => confirmed({ ...call, database: transaction }))
      .catch((error: unknown) => {
        throw isTakenEmail(error) ? new Refusal(406, 'email_taken') : error;
      });
    succeed();
    return resultOf({ email });
  },
} satisfies Handlers;

/** The address that counts from now on. A repeated confirmation changes nothing. */
async function confirmed(call: Call<'confirmEmailChange'>): Promise<string> {
  const { database, services, session, query } = call;
  const customer = await customerOfCode(call);
  const change = await changeOf(call);
  if (!customer || !change) throw unknownCode();
  if (session && session.customer.id !== customer.id) throw new Refusal(403, 'other_customer');
  const { email } = change;
  if (change.confirmed_at) {
    if (customer.email !== email) throw unknownCode();
    return email;
  }
  const now = services.clock.now();
  if (now.getTime() - change.requested_at.getTime() >= LINK_LIFETIME) throw unknownCode();

  await database.updateTable('customers').set({ email }).where('id', '=', customer.id).execute();
  await database
    .updateTable('email_changes')
    .set({ confirmed_at: now })
    .where('customer_id', '=', customer.id)
    .execute();
  // It was sent to the address that no longer counts.
  await database
    .deleteFrom('provisional_passwords')
    .where('customer_id', '=', customer.id)
    .execute();
  if (customer.email) {
    const language = letterLanguageOf(customer, query.lang);
    const mail = emailChangedMail({ language, name: customer.name }, email);
    await services.outbox.send(database, { recipient: customer.email, ...mail });
  }
  return email;
}

const unknownCode = () => invalidFields({ code: ['invalid'] });

/** Locked before its change is read, in the order in which a request locks them. */
function customerOfCode({ database, body }: Call<'confirmEmailChange'>) {
  return database
    .selectFrom('customers')
    .innerJoin('email_changes', 'email_changes.customer_id', 'customers.id')
    .selectAll('customers')
    .where('email_changes.code_hash', '=', hashCode(body.code))
    .forUpdate('customers')
    .executeTakeFirst();
}

function changeOf({ database, body }: Call<'confirmEmailChange'>) {
  return database
    .selectFrom('email_changes')
    .selectAll()
    .where('code_hash', '=', hashCode(body.code))
    .executeTakeFirst();
}
