import { type Context, Hono } from 'hono';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Tables } from '#sandbox/database/tables.ts';

interface Progress {
  /** Day of the customer's signature. */
  signed?: string;
  /** Day on which the supply started. */
  started?: string;
  /** Why the distributor refused it. */
  refused?: Tables['order_refusals']['reason'];
}

/** Moves an order on, as the customer's signature and the distributor do. */
export function createOrderRoutes(database: Database) {
  const routes = new Hono();

  routes.post('/orders/:contract/progress', async (http) => {
    const contract = await database
      .selectFrom('contracts')
      .select('id')
      .where('name', '=', http.req.param('contract'))
      .executeTakeFirst();
    if (!contract) return http.json({ message: 'not_found' }, 404);
    const { signed, started, refused } = await progressIn(http);
    const update = database.updateTable('contracts').where('id', '=', contract.id);
    if (signed) await update.set({ sign_date: signed }).execute();
    if (started) await update.set({ state: 'activa' }).execute();
    if (refused) {
      const refused_on = signed ?? new Date().toISOString().slice(0, 10);
      await database
        .insertInto('order_refusals')
        .values({ contract_id: contract.id, reason: refused, refused_on })
        .execute();
    }
    return http.json({ status: 'OK' });
  });

  return routes;
}

const progressIn = async (http: Context): Promise<Progress> => http.req.json();
