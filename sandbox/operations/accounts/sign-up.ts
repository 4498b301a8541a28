import { sql } from 'kysely';
import { resultOf } from '#sandbox/api/answers.ts';
import type { Call, Handlers } from '#sandbox/api/handler.ts';
import { type FieldErrors, invalidFields, Refusal } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { activationMail, knownCustomerMail, takenEmailMail } from '#sandbox/mail/account-mails.ts';
import { letterLanguageOf } from '#sandbox/mail/letter-language.ts';
import { visitorSettings } from '#sandbox/operations/content/settings.ts';
import { countAttempt } from '#sandbox/sessions/count-attempt.ts';
import { inEqualTime } from '#sandbox/sessions/in-equal-time.ts';
import { hashCode, newCode } from '#sandbox/sessions/one-time-code.ts';
import { brokenRules } from '#sandbox/sessions/password-policy.ts';
import { hashPassword, NO_PASSWORD } from '#sandbox/sessions/passwords.ts';
import { openSession } from './account-session.ts';
import { customerOfEmail, isTakenEmail } from './login-email.ts';
import { readSignUp, type SignUp } from './sign-up-checks.ts';
import { signUpText } from './sign-up-texts.ts';

const CODE_LIFETIME = 24 * 3_600_000;

/** Sign-up for a person who has a contract already. */
export const signUpHandlers = {
  async confirmSignUp(call) {
    const settings = await signUpSettings(call.database);
    const { lang } = call.query;
    const { signUp, wrong } = readSignUp(call.body.FormConfirm, settings);
    if (wrong.length > 0) {
      const errors = wrong.map((text) => signUpText(text, lang));
      return resultOf({ render: { errors, body: null } });
    }
    const { address, services } = call;
    countAttempt(services.attempts, { at: `sign-up ${signUp.vat}`, address });
    await inEqualTime(async () => {
      const customer = await ownerOf(call.database, signUp);
      if (customer) await write(call, customer, signUp);
    });
    return resultOf({ render: { errors: [], body: signUpText('taken', lang) } });
  },

  async activateUser(call) {
    const { passwordPolicy } = await signUpSettings(call.database);
    const { address, services } = call;
    const succeed = countAttempt(services.attempts, { at: 'activate', address });

    const errors: FieldErrors = {};
    if (await activationOf(call)) succeed();
    else errors.code = ['invalid'];
    const broken = brokenRules(call.body.password, passwordPolicy);
    if (broken.length > 0) errors.password = broken;
    if (Object.keys(errors).length > 0) throw invalidFields(errors);

    const password = await hashPassword(call.body.password);
    const customer = await call.database
      .transaction()
      .execute((transaction) => activated({ ...call, database: transaction }, password))
      .catch((error: unknown) => {
        throw isTakenEmail(error) ? invalidFields({ code: ['invalid'] }) : error;
      });
    return openSession(call, customer);
  },
} satisfies Handlers;

async function signUpSettings(database: Database) {
  const { signUp, passwordPolicy } = await visitorSettings(database);
  if (!signUp.enabled) throw new Refusal(403, 'feature_disabled');
  return { ...signUp, passwordPolicy };
}

/** The customer of this tax id, if the contract (by number or the end of its CUPS) and the invoice are theirs. */
function ownerOf(database: Database, { vat, contract, invoiceNumber }: SignUp) {
  return database
    .selectFrom('customers')
    .selectAll()
    .where('vat', '=', vat)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('contracts')
          .select('contracts.id')
          .whereRef('contracts.customer_id', '=', 'customers.id')
          .where((is) =>
            is.or([
              is('contracts.name', '=', contract),
              is(sql`right(contracts.cups, 6)`, '=', contract),
              is(sql`right(left(contracts.cups, 20), 6)`, '=', contract),
            ]),
          )
          .$if(invoiceNumber !== null, (query) =>
            query
              .innerJoin('invoices', 'invoices.contract_id', 'contracts.id')
              .where('invoices.number', '=', invoiceNumber),
          ),
      ),
    )
    .executeTakeFirst();
}

/**
 * Writes to an existing account's own address, so that knowing a contract is not enough to take the account over. An
 * address that signs in someone else opens no second account.
 */
async function write(
  { database, services, query }: Call<'confirmSignUp'>,
  customer: Customer,
  { email, mobile }: SignUp,
): Promise<void> {
  const language = letterLanguageOf(customer, query.lang);
  const to = { language, name: customer.name, portal: services.portal() };
  if (customer.password !== NO_PASSWORD) {
    const mail = knownCustomerMail(to);
    if (customer.email)
      await services.outbox.send(database, { recipient: customer.email, ...mail });
    return;
  }
  const owner = await customerOfEmail(database, email);
  if (owner && owner.id !== customer.id) {
    const mail = takenEmailMail({ language, name: owner.name });
    await services.outbox.send(database, { recipient: email, ...mail });
    return;
  }
  const code = newCode();
  await database
    .insertInto('activations')
    .values({
      code_hash: hashCode(code),
      customer_id: customer.id,
      email,
      mobile,
      created_at: services.clock.now(),
    })
    .execute();
  const mail = activationMail(to, code);
  await services.outbox.send(database, { recipient: email, ...mail });
}

/** Uses the code up and opens the account with this password; concurrent requests wait for each other. */
async function activated(call: Call<'activateUser'>, password: string): Promise<Customer> {
  const activation = await activationOf(call);
  if (!activation) throw invalidFields({ code: ['invalid'] });
  const { customer_id, email, mobile } = activation;
  await call.database.deleteFrom('activations').where('customer_id', '=', customer_id).execute();
  return call.database
    .updateTable('customers')
    .set({ password, email, change_password: false, ...(mobile ? { mobile } : {}) })
    .where('id', '=', customer_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function activationOf({ database, services, body }: Call<'activateUser'>) {
  return database
    .selectFrom('activations')
    .selectAll()
    .where('code_hash', '=', hashCode(body.code))
    .where('created_at', '>', new Date(services.clock.now().getTime() - CODE_LIFETIME))
    .forUpdate()
    .executeTakeFirst();
}
