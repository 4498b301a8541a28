import { isNif, normaliseNif } from '#domain/identifiers/nif.ts';
import { dataOf, resultOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { invalidFields, Refusal } from '#sandbox/api/refusal.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { hashPassword, isPassword } from '#sandbox/sessions/passwords.ts';

/** Signing in and out, and who the customer is. */
export const accountOperations = {
  async getToken(call) {
    const vat = normaliseNif(call.body.user);
    const attempt = `${vat} ${call.address}`;
    refuseTooMany(call, attempt);
    const customer = await call.database
      .selectFrom('customers')
      .selectAll()
      .where('vat', '=', vat)
      .executeTakeFirst();
    const right = await isPassword(call.body.password, customer?.password);
    if (!customer || !right) {
      call.services.attempts.fail(attempt);
      throw new Refusal(403, 'wrong_credentials');
    }
    call.services.attempts.forget(attempt);
    return openSession(call, customer);
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
    const attempt = `register ${call.address}`;
    refuseTooMany(call, attempt);
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
    if (!customer) {
      call.services.attempts.fail(attempt);
      throw invalidFields({ user: ['cannot_register'] });
    }
    return openSession(call, customer);
  },

  async logout(call) {
    await call.services.sessions.end(signedIn(call));
    return resultOf(true);
  },

  getUser: async (call) => dataOf(profileOf(signedIn(call).customer)),
  getUserV1: async (call) => resultOf(profileOf(signedIn(call).customer)),
} satisfies Handlers;

function refuseTooMany({ services }: Call, attempt: string): void {
  const seconds = services.attempts.secondsToWait(attempt);
  if (seconds > 0) {
    throw new Refusal(429, 'too_many_requests', { headers: { 'Retry-After': String(seconds) } });
  }
}

async function openSession({ services }: Call, customer: Customer) {
  const token = await services.sessions.begin(customer);
  return resultOf({ token, change_password: customer.change_password });
}

function profileOf({ id, name, vat, email, mobile, language }: Customer) {
  return { id, name, vat, email, mobile, language };
}
