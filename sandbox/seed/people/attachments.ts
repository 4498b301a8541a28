import type { Database } from '#sandbox/database/open-database.ts';

/** Two documents in two categories for every signed contract. */
export async function addAttachments(
  database: Database,
  contracts: { id: number; sign_date: string | null }[],
): Promise<void> {
  const rows = contracts.flatMap(({ id, sign_date }) =>
    sign_date
      ? [
          {
            contract_id: id,
            name: 'Condiciones generales',
            file_name: 'condiciones-generales.pdf',
            category: 'Contrato',
            created_date: sign_date,
          },
          {
            contract_id: id,
            name: 'Autorización de domiciliación',
            file_name: 'autorización-domiciliación.pdf',
            category: 'Pagos',
            created_date: sign_date,
          },
        ]
      : [],
  );
  await database.insertInto('attachments').values(rows).execute();
}
