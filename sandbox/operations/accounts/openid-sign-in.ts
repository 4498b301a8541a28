import { resultOf } from '#sandbox/api/answers.ts';
import type { Handlers } from '#sandbox/api/handler.ts';
import { Refusal } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import type { Identity } from '#sandbox/openid/openid.ts';
import { visitorSettings } from '#sandbox/operations/content/settings.ts';
import { countAttempt } from '#sandbox/sessions/count-attempt.ts';
import { NO_PASSWORD } from '#sandbox/sessions/passwords.ts';
import { addNewCustomer } from './login-email.ts';

/** Sign-in with the identity provider's code. */
export const openIdSignInHandlers = {
  async signInWithOpenId({ database, services, body, address, userAgent }) {
    const succeed = countAttempt(services.attempts, { at: 'openid', address });
    const exchanged = await services.openId.exchange(body.code, body.nonce);
    if (typeof exchanged === 'string') throw new Refusal(403, exchanged);
    succeed();
    const customer = await customerOf(database, exchanged.identity);
    const contract = await database
      .selectFrom('contracts')
      .select('id')
      .where('customer_id', '=', customer.id)
      .limit(1)
      .executeTakeFirst();
    return resultOf({
      token: await services.sessions.begin(customer, { userAgent }),
      openid_token: exchanged.idToken,
      new_customer: contract === undefined,
    });
  },
} satisfies Handlers;

/** The customer with the person's tax id, created when there is none; they have no password here. */
async function customerOf(
  database: Database,
  { sub: vat, name, email, mobile }: Identity,
): Promise<Customer> {
  const find = () =>
    database.selectFrom('customers').selectAll().where('vat', '=', vat).executeTakeFirst();
  const known = await find();
  if (known) return known;
  const { signUp } = await visitorSettings(database);
  if (!signUp.enabled) throw new Refusal(403, 'cannot_sign_up');
  const person = { vat, name, email, mobile, password: NO_PASSWORD };
  const made = (await addNewCustomer(database, person)) ?? (await find());
  if (!made) throw new Refusal(403, 'cannot_sign_up');
  return made;
}
