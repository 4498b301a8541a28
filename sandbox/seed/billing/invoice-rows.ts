import { sql } from 'kysely';
import type { Database } from '#sandbox/database/open-database.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import type { InvoiceDraft } from './invoice-drafts.ts';
import type { JointInvoices } from './joint-invoices.ts';

/** The row of a draft, for `insertMany`. */
export function invoiceRow(
  { contract_id, customer_id, type, multipoint }: ContractRow & { contract_id: number },
  invoice: InvoiceDraft,
  joint: JointInvoices,
) {
  const { total, pending, history: _, ...own } = invoice;
  return {
    ...own,
    contract_id,
    customer_id,
    type,
    amount_total: total / 100,
    amount_pending: pending / 100,
    multipoint_invoice_id: multipoint ? (joint.get(invoice.date) ?? null) : null,
  };
}

/** The history of the debts of invoices whose rows exist. */
export async function addHistory(database: Database, invoices: InvoiceDraft[]): Promise<void> {
  const states = invoices.flatMap(({ number, history }) =>
    history.map((entry) => ({ number, ...entry })),
  );
  await sql`insert into pending_states (invoice, change_date, state)
    select invoices.id, change_date, state
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
      as happened (number text, change_date date, state text)
    join invoices using (number)
    order by invoices.id, change_date
  `.execute(database);
}
