import { resultOf } from '#sandbox/api/answers.ts';
import type { Handlers } from '#sandbox/api/handler.ts';
import { Refusal } from '#sandbox/api/refusal.ts';
import { isPassword } from '#sandbox/sessions/passwords.ts';
import { refuseTooMany } from '#sandbox/sessions/refuse-too-many.ts';

/** Sign-in by another system of the retailer that opens the portal for one customer. */
export const clientSignInHandlers = {
  async signInWithClient({ database, services, body, address }) {
    const attempt = `client ${body.client_id} ${address}`;
    refuseTooMany(services.attempts, attempt);
    const client = await database
      .selectFrom('client_credentials')
      .innerJoin('customers', 'customers.id', 'client_credentials.customer_id')
      .selectAll('customers')
      .select('client_credentials.secret')
      .where('client_id', '=', body.client_id)
      .executeTakeFirst();
    const right = await isPassword(body.secret, client?.secret);
    if (!client || !right) {
      services.attempts.fail(attempt);
      throw new Refusal(403, 'client_not_valid');
    }
    services.attempts.forget(attempt);
    return resultOf({ token: await services.sessions.begin(client) });
  },
} satisfies Handlers;
