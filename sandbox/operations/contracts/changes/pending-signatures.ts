import type { Call } from '#sandbox/api/handler.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import { letterLanguageOf } from '#sandbox/mail/letter-language.ts';
import { signatureMail } from '#sandbox/mail/order-mails.ts';
import { newSignatureLink } from '#sandbox/signatures/signature-links.ts';
import type { SignedKind } from './signed-kind.ts';

type Requesting = Pick<Call, 'database' | 'services'> & { query: { lang?: string } };

/**
 * Stores a change that waits for the signature, which an e-mail requests; it replaces a pending one of the same kind.
 */
export async function requestSignature(
  { database, services, query }: Requesting,
  contract: Pick<ContractRow, 'id' | 'name' | 'customer_id'>,
  kind: SignedKind,
  change: Record<string, unknown> = {},
): Promise<void> {
  await withdrawPending(database, contract, kind);
  const { id: signature_id } = await database
    .insertInto('signatures')
    .values({
      contract_id: contract.id,
      kind,
      change: JSON.stringify(change),
      created_at: services.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const customer = await database
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', contract.customer_id)
    .executeTakeFirstOrThrow();
  if (!customer.email) return;
  const language = letterLanguageOf(customer, query.lang);
  const to = { language, name: customer.name, portal: services.portal() };
  const waiting = { contract_id: contract.id, signature_id, language };
  const path = await newSignatureLink(database, waiting);
  const mail = signatureMail(to, { kind, contract: contract.name, path });
  await services.outbox.send(database, { recipient: customer.email, ...mail });
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
