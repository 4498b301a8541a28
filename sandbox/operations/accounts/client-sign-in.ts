import { resultOf } from '#sandbox/api/answers.ts';
import type { Handlers } from '#sandbox/api/handler.ts';
import { Refusal } from '#sandbox/api/refusal.ts';
import { countAttempt } from '#sandbox/sessions/count-attempt.ts';
import { isPassword } from '#sandbox/sessions/passwords.ts';

/** Sign-in by another system of the retailer that opens the portal for one customer. */
export const clientSignInHandlers = {
  async signInWithClient({ database, services, body, address, userAgent }) {
    const succeed = countAttempt(services.attempts, { at: `client ${body.client_id}`, address });
    const client = await database
      .selectFrom('client_credentials')
      .innerJoin('customers', 'customers.id', 'client_credentials.customer_id')
      .selectAll('customers')
      .select('client_credentials.secret')
      .where('client_id', '=', body.client_id)
      .executeTakeFirst();
    const right = await isPassword(body.secret, client?.secret);
    if (!client || !right) throw new Refusal(403, 'client_not_valid');
    succeed();
    return resultOf({ token: await services.sessions.begin(client, { userAgent }) });
  },
} satisfies Handlers;
