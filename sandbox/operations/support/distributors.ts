import { isCups, normaliseCups } from '#domain/identifiers/cups.ts';
import { resultOf } from '#sandbox/api/answers.ts';
import type { Handlers } from '#sandbox/api/handler.ts';
import { invalidFields, notFound } from '#sandbox/api/refusal.ts';
import { countAttempt } from '#sandbox/sessions/count-attempt.ts';
import { distributorOf } from '#sandbox/support/distributor-list.ts';

/** Who repairs a supply, for anybody without supply. */
export const distributorHandlers = {
  async findDistributor({ body, address, services }) {
    const cups = normaliseCups(body.cups);
    if (!isCups(cups)) throw invalidFields({ cups: ['invalid'] });
    // Not taken back: no one needs the distributors of many supplies.
    countAttempt(services.attempts, { at: 'distributor', address });
    const found = distributorOf(cups, body.supply);
    if (!found) throw notFound();
    return resultOf({ name: found.name, phone: found.phone });
  },
} satisfies Handlers;
