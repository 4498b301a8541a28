import { signedIn } from '#sandbox/api/handler.ts';
import { notFound } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import type { Session } from '#sandbox/sessions/sessions.ts';

/** The contract of this number if it is the caller's. Throws 404 otherwise, whether or not it exists. */
export async function ownContract(
  call: { database: Database; session: Session | null },
  name: string,
): Promise<ContractRow> {
  const contract = await call.database
    .selectFrom('contracts')
    .selectAll()
    .where('name', '=', name)
    .where('customer_id', '=', signedIn(call).customer.id)
    .executeTakeFirst();
  if (!contract) throw notFound();
  return contract;
}
