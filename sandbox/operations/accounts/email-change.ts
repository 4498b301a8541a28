import { isEmail, normaliseEmail } from '#domain/identifiers/email.ts';
import { resultOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { invalidFields, Refusal } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import {
  emailConfirmationMail,
  emailRequestedMail,
  takenEmailMail,
} from '#sandbox/mail/account-mails.ts';
import { letterLanguageOf } from '#sandbox/mail/letter-language.ts';
import { inEqualTime } from '#sandbox/sessions/in-equal-time.ts';
import { hashCode, newCode } from '#sandbox/sessions/one-time-code.ts';
import { isPassword, NO_PASSWORD } from '#sandbox/sessions/passwords.ts';
import { customerOfEmail, isSameEmail } from './login-email.ts';
import { lockWithPassword, requirePassword } from './own-password.ts';

/** Milliseconds for which the link of a change is good. */
export const LINK_LIFETIME = 24 * 3_600_000;

/** Requests for another e-mail to sign in with. The answers do not reveal whether it already signs in someone else. */
export const emailChangeHandlers = {
  getEmailChange: async (call) => resultOf(await waitingChange(call)),

  async requestEmailChange(call) {
    const { customer } = signedIn(call);
    const { attempts } = call.services;
    const email = normaliseEmail(call.body.email);
    if (!isEmail(email)) throw invalidFields({ email: ['invalid'] });
    if (isSameEmail(email, customer.email)) throw invalidFields({ email: ['same'] });
    if (customer.password === NO_PASSWORD) throw new Refusal(406, 'password_missing');
    await requirePassword(attempts, customer, () =>
      isPassword(call.body.password, customer.password),
    );
    attempts.count(`e-mail change to ${email.toLowerCase()}`, attempts.limits.attempts);
    const requested_at = call.services.clock.now();
    await inEqualTime(() =>
      call.database.transaction().execute((transaction) => {
        return request({ ...call, database: transaction }, { email, requested_at });
      }),
    );
    return resultOf({ email, requested_at: requested_at.toISOString(), expired: false });
  },

  async cancelEmailChange(call) {
    await withdrawEmailChange(call.database, signedIn(call).customer);
    return resultOf(true);
  },
} satisfies Handlers;

/** Deletes the change that waits, so that its link no longer works. */
export async function withdrawEmailChange(database: Database, { id }: Customer): Promise<void> {
  await database
    .deleteFrom('email_changes')
    .where('customer_id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

async function request(
  call: Call<'requestEmailChange'>,
  { email, requested_at }: { email: string; requested_at: Date },
): Promise<void> {
  const { database, services, query } = call;
  const { customer } = signedIn(call);
  await lockWithPassword(database, customer);
  const code = newCode();
  const change = { email, code_hash: hashCode(code), requested_at, confirmed_at: null };
  await database
    .insertInto('email_changes')
    .values({ customer_id: customer.id, ...change })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(change))
    .execute();
  const language = letterLanguageOf(customer, query.lang);
  const to = { language, name: customer.name, portal: services.portal() };
  const owner = await customerOfEmail(database, email);
  const mail = owner
    ? takenEmailMail({ language, name: owner.name })
    : emailConfirmationMail(to, code);
  await services.outbox.send(database, { recipient: email, ...mail });
  if (!customer.email) return;
  const notice = emailRequestedMail(to, email);
  await services.outbox.send(database, { recipient: customer.email, ...notice });
}

/** The change that waits, also after its link has expired; null when none does. */
async function waitingChange(call: Pick<Call, 'database' | 'services' | 'session'>) {
  const change = await call.database
    .selectFrom('email_changes')
    .selectAll()
    .where('customer_id', '=', signedIn(call).customer.id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (!change) return null;
  const { email, requested_at } = change;
  const age = call.services.clock.now().getTime() - requested_at.getTime();
  return { email, requested_at: requested_at.toISOString(), expired: age >= LINK_LIFETIME };
}
