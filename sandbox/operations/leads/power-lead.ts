import { resultOf } from '#sandbox/api/answers.ts';
import type { Handlers } from '#sandbox/api/handler.ts';
import { storeContact } from '#sandbox/contracting/contact.ts';

/** Contact data left with a result of the power calculator. */
export const powerLeadHandlers = {
  async savePowerLead({ database, services, body }) {
    return resultOf(
      await storeContact(database, { kind: 'power', now: services.clock.now() }, body),
    );
  },
} satisfies Handlers;
