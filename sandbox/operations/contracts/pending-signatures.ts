import type { Call } from '#sandbox/api/handler.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';

/** What a customer may have to sign. */
export type SignedKind =
  | 'iban-change'
  | 'power-change'
  | 'invoice-delivery'
  | 'sips-opt-out'
  | 'electronic-notification'
  | `battery-${'share' | 'move' | 'management'}-${number}`;

/** Lets a change wait for the signature. The latest wish counts: one of the same kind that still waits is replaced. */
export async function askSignature(
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

/** Forgets a change of this kind that nobody signed. */
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
