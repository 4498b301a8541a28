import { signedIn } from '#sandbox/api/handler.ts';
import { notFound } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import type { Session } from '#sandbox/sessions/sessions.ts';

/**
 * The caller's contract with this number (`name`) or identifier (`id`). Throws 404 otherwise, whether or not it exists.
 * One that will be changed is locked until the transaction ends, so that changes come one after the other.
 */
export async function ownContract(
  call: { database: Database; session: Session | null },
  which: string | number,
  purpose: 'to read' | 'to change' = 'to read',
): Promise<ContractRow> {
  const contract = await call.database
    .selectFrom('contracts')
    .selectAll()
    .where(typeof which === 'number' ? 'id' : 'name', '=', which)
    .where('customer_id', '=', signedIn(call).customer.id)
    .$if(purpose === 'to change', (query) => query.forUpdate())
    .executeTakeFirst();
  if (!contract) throw notFound();
  return contract;
}
