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
      ? await call.database
          .insertInto('customers')
          .values({ vat, name: vat, password })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst()
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
    const email = normaliseEmail(call.body.email);
    const mobile = internationalPhone(call.body.mobile);
    const wrong = { mobile: mobile === null, email: !isEmail(email) };
    const fields = Object.entries(wrong).filter(([, isWrong]) => isWrong);
    if (fields.length > 0) {
      throw invalidFields(Object.fromEntries(fields.map(([field]) => [field, ['invalid']])));
    }
    const customer = await call.database
      .updateTable('customers')
      .set({ mobile, email })
      .where('id', '=', signedIn(call).customer.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return resultOf(profileOf(customer));
  },
} satisfies Handlers;

/** Tax id or e-mail, normalised for comparison. */
function canonicalUser(user: string): string {
  return user.includes('@') ? normaliseEmail(user).toLowerCase() : normaliseNif(user);
}

/** The customer with this tax id, or the only one with this e-mail. */
async function customerOf(database: Database, user: string): Promise<Customer | undefined> {
  const found = await database
    .selectFrom('customers')
    .selectAll()
    .where(({ eb, fn }) =>
      user.includes('@') ? eb(fn<string>('lower', ['email']), '=', user) : eb('vat', '=', user),
    )
    .limit(2)
    .execute();
  return found.length === 1 ? found[0] : undefined;
}
