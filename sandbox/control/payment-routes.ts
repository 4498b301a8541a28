import { Hono } from 'hono';
import type { Database } from '#sandbox/database/open-database.ts';

/** Attempts to pay a customer's invoices, for assertions of tests; those in the state `paid` were charged. */
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

  return routes;
}
