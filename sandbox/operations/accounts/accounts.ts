import { isEmail, normaliseEmail } from '#domain/identifiers/email.ts';
import { isNif, normaliseNif } from '#domain/identifiers/nif.ts';
import { dataOf, resultOf } from '#sandbox/api/answers.ts';
import { type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { invalidFields, Refusal } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { countAttempt } from '#sandbox/sessions/count-attempt.ts';
import { hashPassword, isPassword } from '#sandbox/sessions/passwords.ts';
import { isProvisionalPassword } from '#sandbox/sessions/provisional-passwords.ts';
import { openSession, profileOf } from './account-session.ts';
import { internationalPhone } from './international-phone.ts';
import { addNewCustomer, customerOfEmail, isSameEmail } from './login-email.ts';

/** Sign-in, logout and profile. */
export const accountHandlers = {
  async getToken(call) {
    const { attempts, clock } = call.services;
    const user = canonicalUser(call.body.user);
    const succeed = countAttempt(attempts, { at: user, address: call.address });
    const customer = await customerOf(call.database, user);
    const { password } = call.body;
    const provisional = await isProvisionalPassword(
      call.database,
      customer?.id,
      password,
      clock.now(),
    );
    const right = (await isPassword(password, customer?.password)) || provisional;
    if (!customer || !right) throw new Refusal(403, 'wrong_credentials');
    succeed();
    return openSession(call, customer, customer.change_password || provisional);
  },

  async isTokenValid({ services, body }) {
    const state = await services.sessions.read(body.token);
    if (state.kind === 'expired') throw new Refusal(419, 'token_expired');
    if (state.kind === 'invalid') return resultOf({ token_is_valid: false });
    return resultOf({
      token_is_valid: true,
      token: await services.sessions.refresh(state.session),
    });
  },

  async registerUser(call) {
    const { attempts } = call.services;
    const succeed = countAttempt(attempts, { at: 'register', address: call.address });
    const vat = normaliseNif(call.body.user);
    const password = await hashPassword(call.body.password);
    const customer = isNif(vat)
      ? await addNewCustomer(call.database, { vat, name: vat, password })
      : undefined;
    if (!customer) throw invalidFields({ user: ['cannot_register'] });
    succeed();
    return openSession(call, customer);
  },

  async logout(call) {
    await call.services.sessions.end(signedIn(call));
    return resultOf(true);
  },

  getUser: async (call) => dataOf(profileOf(signedIn(call).customer)),
  getUserV1: async (call) => resultOf(profileOf(signedIn(call).customer)),

  async updateUser(call) {
    const own = signedIn(call).customer;
    const email = normaliseEmail(call.body.email ?? own.email ?? '');
    const mobile = internationalPhone(call.body.mobile);
    const wrong = { mobile: mobile === null, email: email !== '' && !isEmail(email) };
    const fields = Object.entries(wrong).filter(([, isWrong]) => isWrong);
    if (fields.length > 0) {
      throw invalidFields(Object.fromEntries(fields.map(([field]) => [field, ['invalid']])));
    }
    if (!isSameEmail(email || null, own.email)) throw new Refusal(406, 'email_unconfirmed');
    const customer = await call.database
      .updateTable('customers')
      .set({ mobile })
      .where('id', '=', own.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return resultOf(profileOf(customer));
  },
} satisfies Handlers;

/** Tax id or e-mail, normalised for comparison. */
function canonicalUser(user: string): string {
  return user.includes('@') ? normaliseEmail(user).toLowerCase() : normaliseNif(user);
}

/** The customer with this tax id or e-mail. */
function customerOf(database: Database, user: string): Promise<Customer | undefined> {
  if (user.includes('@')) return customerOfEmail(database, user);
  return database.selectFrom('customers').selectAll().where('vat', '=', user).executeTakeFirst();
}
