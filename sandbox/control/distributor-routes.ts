import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Database } from '#sandbox/database/open-database.ts';

/** Completes the distributor's work on a contract: changes of power, and the opt-out of SIPS. */
export function createDistributorRoutes(database: Database) {
  const routes = new Hono();
  routes.post('/customers/:id/contracts/:name/distributor', async (http) => {
    const { id, name } = http.req.param();
    return http.json({ done: await finish(database, Number(id), name) });
  });
  return routes;
}

function finish(database: Database, customerId: number, name: string): Promise<string[]> {
  return database.transaction().execute(async (transaction) => {
    const contract = await transaction
      .selectFrom('contracts')
      .selectAll()
      .where('customer_id', '=', customerId)
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst();
    if (!contract) return [];
    const request = await transaction
      .updateTable('power_requests')
      .set({ state: 'done' })
      .where('contract_id', '=', contract.id)
      .where('state', '=', 'sent')
      .returning('powers')
      .executeTakeFirst();
    const optsOut = contract.sips_state === 'requested' && !contract.sips_waiting_for_signature;
    const contracts = transaction.updateTable('contracts').where('id', '=', contract.id);
    if (request) {
      const powers = JSON.stringify(request.powers);
      const last_power_change = sql<string>`current_date`;
      await contracts.set({ powers, atr_available: true, last_power_change }).execute();
    }
    if (optsOut) await contracts.set({ sips_state: 'active' }).execute();
    return [request && 'power-change', optsOut && 'sips-opt-out'].filter(
      (done): done is string => typeof done === 'string',
    );
  });
}
