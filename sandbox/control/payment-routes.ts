import { Hono } from 'hono';
import type { Database } from '#sandbox/database/open-database.ts';
import type { InvoiceRow } from '#sandbox/database/tables/invoice-tables.ts';

/** Attempts to pay a customer's invoices, for assertions of tests (those in the state `paid` were charged), and what is owed. */
export function createPaymentRoutes(database: Database) {
  const routes = new Hono();

  routes.get('/customers/:id/payments', async (http) => {
    const payments = await database
      .selectFrom('invoice_payments')
      .innerJoin('invoices', 'invoices.id', 'invoice_payments.invoice')
      .select(['invoices.number', 'invoices.paid_status', 'invoice_payments.amount'])
      .select(['invoice_payments.state', 'invoice_payments.error', 'invoice_payments.intent_id'])
      .where('invoice_payments.customer_id', '=', Number(http.req.param('id')))
      .orderBy('invoice_payments.id')
      .execute();
    return http.json(payments);
  });

  /** What becomes of an invoice outside of the portal: another amount that is owed, in euro, or another `paid_status`. */
  routes.patch('/customers/:id/invoices/:number', async (http) => {
    const { amount_pending, paid_status } = await http.req.json<Partial<InvoiceRow>>();
    const changed = await database
      .updateTable('invoices')
      .set({ amount_pending, paid_status })
      .where('customer_id', '=', Number(http.req.param('id')))
      .where('number', '=', http.req.param('number'))
      // Only what is owed can change its amount.
      .$if(paid_status === undefined, (query) => query.where('paid_status', '=', 'unpaid'))
      .returning('number')
      .execute();
    return http.json({ changed });
  });

  return routes;
}
