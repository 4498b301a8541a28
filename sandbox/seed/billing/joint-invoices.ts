import { isDayOfIssue } from '#sandbox/billing/billing-months.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import type { InvoiceDraft } from './invoice-drafts.ts';

/** Identifier of the joint invoice by its day of issue. */
export type JointInvoices = ReadonlyMap<string, number>;

/** One joint invoice for each day on which all contracts of the group are billed; corrections are separate. */
export async function addJointInvoices(
  database: Database,
  customerId: number,
  drafts: { contract: ContractRow; invoice: InvoiceDraft }[],
): Promise<JointInvoices> {
  const together = drafts.filter(
    ({ contract, invoice }) => contract.multipoint && isDayOfIssue(invoice.date),
  );
  const address = together[0]?.contract.fiscal_address;
  if (address === undefined) return new Map();
  const totals = new Map<string, number>();
  for (const { invoice } of together) {
    totals.set(invoice.date, (totals.get(invoice.date) ?? 0) + invoice.total);
  }
  const rows = await database
    .insertInto('multipoint_invoices')
    .values(
      [...totals].map(([date, cents]) => ({
        customer_id: customerId,
        number: `M${date.slice(2, 4)}${date.slice(5, 7)}-${customerId}`,
        date,
        address,
        amount_total: cents / 100,
      })),
    )
    .returning(['id', 'date'])
    .execute();
  return new Map(rows.map(({ id, date }) => [date, id]));
}
