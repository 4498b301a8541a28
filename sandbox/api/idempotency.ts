import { createHash } from 'node:crypto';
import type { Database } from '#sandbox/database/open-database.ts';
import { Refusal } from './refusal.ts';

const DAY = 24 * 3600 * 1000;

/** What identifies a request: customer, operation, key and body. */
export interface IdempotentRequest {
  /** Null for a visitor. */
  customerId: number | null;
  operation: string;
  key: string;
  request: unknown;
  now: Date;
}

/**
 * Acts once per key and repeats the first answer afterwards; effect and answer are stored in one transaction.
 * Concurrent requests wait for each other. A refusal, thrown or returned, frees the key. Throws 409 for a key of
 * another request.
 */
export async function actOnce<A>(
  transaction: Database,
  { customerId, operation, key, request, now }: IdempotentRequest,
  act: () => Promise<A>,
): Promise<A> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  await transaction
    .deleteFrom('idempotent_answers')
    .where('created_at', '<', new Date(now.getTime() - DAY))
    .execute();
  const claim = await transaction
    .insertInto('idempotent_answers')
    .values({
      customer_id: customerId,
      operation,
      key,
      request_hash: hash,
      answer: 'null',
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();

  const mine = { operation, key };
  if (!claim) {
    const first = await transaction
      .selectFrom('idempotent_answers')
      .selectAll()
      .where('customer_id', 'is not distinct from', customerId)
      .where((is) => is.and(mine))
      .executeTakeFirstOrThrow();
    if (first.request_hash !== hash) throw new Refusal(409, 'idempotency_key_reused');
    return first.answer as A;
  }

  const answer = await act();
  if (answer instanceof Refusal) {
    await transaction
      .deleteFrom('idempotent_answers')
      .where('customer_id', 'is not distinct from', customerId)
      .where((is) => is.and(mine))
      .execute();
    return answer;
  }
  await transaction
    .updateTable('idempotent_answers')
    .set({ answer: JSON.stringify(answer) })
    .where('customer_id', 'is not distinct from', customerId)
    .where((is) => is.and(mine))
    .execute();
  return answer;
}

/** Returns a refusal that keeps what was written, as throwing it would roll back the transaction. */
export function refusalOrRethrow(answer: Promise<unknown>): Promise<unknown> {
  return answer.catch((error: unknown) => {
    if (error instanceof Refusal && error.keeps) return error;
    throw error;
  });
}
