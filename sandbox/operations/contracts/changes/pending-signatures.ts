import type { Call } from '#sandbox/api/handler.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';

/** Changes that may need a signature. */
export type SignedKind =
  | 'iban-change'
  | 'power-change'
  | 'invoice-delivery'
  | 'sips-opt-out'
  | 'electronic-notification'
  | `battery-${'share' | 'move' | 'management'}-${number}`;

/** Stores a change that waits for the signature; it replaces a pending one of the same kind. */
export async function requestSignature(
  { database, services }: Pick<Call, 'database' | 'services'>,
  contract: Pick<ContractRow, 'id'>,
  kind: SignedKind,
  change: Record<string, unknown> = {},
): Promise<void> {
  await withdrawPending(database, contract, kind);
  await database
    .insertInto('signatures')
    .values({
      contract_id: contract.id,
      kind,
      change: JSON.stringify(change),
      created_at: services.clock.now(),
    })
    .execute();
}

/** The change of this kind that waits for the signature; undefined when none does. */
export function pendingChange(
  database: Database,
  contract: Pick<ContractRow, 'id'>,
  kind: SignedKind,
) {
  return database
    .selectFrom('signatures')
    .select(['change', 'created_at'])
    .where('contract_id', '=', contract.id)
    .where('kind', '=', kind)
    .where('signed_at', 'is', null)
    .executeTakeFirst();
}

/** Deletes a pending change of this kind. */
export async function withdrawPending(
  database: Database,
  contract: Pick<ContractRow, 'id'>,
  kind: SignedKind,
): Promise<void> {
  await database
    .deleteFrom('signatures')
    .where('contract_id', '=', contract.id)
    .where('kind', '=', kind)
    .where('signed_at', 'is', null)
    .execute();
}
