import { resultOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';

type Caller = Pick<Call, 'services' | 'session'>;

/** Where a customer is signed in. */
export const ownSessionHandlers = {
  listSessions: async (call) => resultOf(await openSessions(call)),

  async endOtherSessions(call) {
    await call.services.sessions.endOthers(call.database, signedIn(call));
    return resultOf(await openSessions(call));
  },
} satisfies Handlers;

async function openSessions(call: Caller) {
  const own = signedIn(call);
  const open = await call.services.sessions.open(own.customer.id);
  return open.map(({ id, created_at, user_agent }) => ({
    id,
    created_at: created_at.toISOString(),
    ...(user_agent !== null && { user_agent }),
    current: id === own.id,
  }));
}
