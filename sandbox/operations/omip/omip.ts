import { resultOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { invalidFields, notFound } from '#sandbox/api/refusal.ts';
import { omipProducts } from '#sandbox/market/omip-products.ts';

/** Prices of the wholesale market, and price alerts. */
export const omipHandlers = {
  listOmipProducts: async ({ services }) => resultOf(omipProducts(services.clock.today())),

  async listOmipAlerts(call) {
    const rows = await call.database
      .selectFrom('omip_alerts')
      .select(['id', 'product', 'type', 'price'])
      .where('customer_id', '=', signedIn(call).customer.id)
      .orderBy('id')
      .execute();
    return resultOf(rows);
  },

  saveOmipAlert: (call) =>
    call.database.transaction().execute(async (database) => {
      const inside = { ...call, database };
      const { id } = call.body;
      const replaced = id ? await ownAlert(inside, id) : undefined;
      const product = call.body.product.trim();
      const traded = omipProducts(call.services.clock.today()).some(({ name }) => name === product);
      if (!traded && product !== replaced?.product) throw invalidFields({ product: ['unknown'] });
      return { status: 'OK' as const, id: await save(inside, { ...call.body, product }, replaced) };
    }),

  async deleteOmipAlert(call) {
    await ownAlert(call, call.body.id);
    await call.database.deleteFrom('omip_alerts').where('id', '=', call.body.id).execute();
    return { status: 'OK' as const };
  },
} satisfies Handlers;

type Inside = Pick<Call, 'database' | 'session'>;

async function ownAlert(call: Inside, id: number) {
  const alert = await call.database
    .selectFrom('omip_alerts')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', signedIn(call).customer.id)
    .executeTakeFirst();
  if (!alert) throw notFound();
  return alert;
}

/** Changing an alert into another one of the customer replaces it. */
async function save(
  call: Inside,
  { product, type, price }: { product: string; type: '<' | '>' | '=='; price: number },
  replaced: { id: number } | undefined,
): Promise<number> {
  const alert = { customer_id: signedIn(call).customer.id, product, type, price };
  const same = await call.database
    .selectFrom('omip_alerts')
    .select('id')
    .where((is) => is.and(alert))
    .executeTakeFirst();
  if (replaced && !same) {
    const change = call.database.updateTable('omip_alerts').set(alert);
    await change.where('id', '=', replaced.id).execute();
    return replaced.id;
  }
  if (replaced && same && same.id !== replaced.id) {
    await call.database.deleteFrom('omip_alerts').where('id', '=', replaced.id).execute();
  }
  if (same) return same.id;
  const { id } = await call.database
    .insertInto('omip_alerts')
    .values(alert)
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'product', 'type', 'price'])
        .doUpdateSet({ price: (row) => row.ref('excluded.price') }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
