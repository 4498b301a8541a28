import type { Selectable } from 'kysely';
import { type Call, signedIn } from '#sandbox/api/handler.ts';
import { notFound } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Tables } from '#sandbox/database/tables.ts';

type Caller = Pick<Call, 'database' | 'session'>;

/** An invoice with its contract and its meter. */
export type WholeInvoice = Awaited<ReturnType<typeof wholeInvoices>>[number];
export type MultipointInvoiceRow = Selectable<Tables['multipoint_invoices']>;

/** The caller's invoice with this `id`. Throws 404 otherwise, whether or not it exists. */
export async function ownInvoice(call: Caller, id: number): Promise<WholeInvoice> {
  const customerId = signedIn(call).customer.id;
  const [invoice] = await wholeInvoices(call.database, { customerId, id });
  if (!invoice) throw notFound();
  return invoice;
}

/** The caller's joint invoice with this `id`, and its invoices by CUPS. Throws 404 otherwise. */
export async function ownMultipointInvoice(
  call: Caller,
  id: number,
): Promise<{ joint: MultipointInvoiceRow; invoices: WholeInvoice[] }> {
  const customerId = signedIn(call).customer.id;
  const joint = await call.database
    .selectFrom('multipoint_invoices')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!joint) throw notFound();
  return { joint, invoices: await wholeInvoices(call.database, { customerId, joint: id }) };
}

function wholeInvoices(
  database: Database,
  { customerId, id, joint }: { customerId: number; id?: number; joint?: number },
) {
  return database
    .selectFrom('invoices')
    .innerJoin('contracts', 'contracts.id', 'invoices.contract_id')
    .innerJoin('meters', 'meters.contract_id', 'invoices.contract_id')
    .selectAll('invoices')
    .select([
      'contracts.name as contract_name',
      'contracts.cups',
      'contracts.full_address',
      'contracts.product_commercial_name',
      'contracts.product',
      'contracts.tariff',
      'contracts.fiscal_name',
      'contracts.fiscal_vat',
      'contracts.fiscal_address',
    ])
    .select(['seed', 'kind', 'average_watts', 'panels_kw', 'first_day', 'last_day'])
    .where('invoices.customer_id', '=', customerId)
    .$if(id !== undefined, (query) => query.where('invoices.id', '=', id ?? 0))
    .$if(joint !== undefined, (query) =>
      query.where('invoices.multipoint_invoice_id', '=', joint ?? 0),
    )
    .orderBy('contracts.cups')
    .execute();
}
