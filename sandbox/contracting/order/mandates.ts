import type { Database } from '#sandbox/database/open-database.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';

/** An order of direct debit that a customer signs by confirming. */
interface SignedMandate {
  contract: Pick<ContractRow, 'id' | 'name' | 'fiscal_name' | 'fiscal_vat' | 'fiscal_address'>;
  iban: string;
  /** Of the customer, as `ca_ES`. */
  language: string;
  now: Date;
}

/**
 * Stores the SEPA mandate of a contract's account and its document, which the contract lists. Its reference, which is
 * returned, is unique for the creditor, as the rulebook requires.
 */
export async function signMandate(
  database: Database,
  { contract, iban, language, now }: SignedMandate,
): Promise<string> {
  const { count } = await database
    .selectFrom('mandates')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('contract_id', '=', contract.id)
    .executeTakeFirstOrThrow();
  const reference = `LLU-${contract.name}-${Number(count) + 1}`;
  await database
    .insertInto('mandates')
    .values({
      ...{ reference, iban, language, contract_id: contract.id, signed_at: now },
      debtor_name: contract.fiscal_name,
      debtor_vat: contract.fiscal_vat,
      debtor_address: contract.fiscal_address,
    })
    .execute();
  await database
    .insertInto('attachments')
    .values({
      contract_id: contract.id,
      name: 'Mandato SEPA',
      file_name: `mandato-sepa-${reference}.pdf`,
      category: 'Pagos',
      created_date: now.toISOString().slice(0, 10),
      mandate: reference,
    })
    .execute();
  return reference;
}
