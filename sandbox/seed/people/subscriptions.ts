import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { omipProducts } from '#sandbox/market/omip-products.ts';
import { addSubscriber } from '#sandbox/newsletters/subscribers.ts';

/** Reference of the demo subscriber, who has two newsletters; a mailing of the second is in progress. */
const DEMO_SUBSCRIBER = 'demo-subscriber-laura-ferrer';

/** A subscriber with the customer's e-mail, and two price alerts of the customer. */
export async function addSubscriptions(
  database: Database,
  customer: Pick<Customer, 'id' | 'email'>,
  today: string,
): Promise<void> {
  const { id } = await addSubscriber(
    database,
    customer.email ?? '',
    new Date(`${today}T00:00:00Z`),
    DEMO_SUBSCRIBER,
  );
  await database
    .insertInto('subscriptions')
    .values([
      { subscriber_id: id, newsletter_id: 1 },
      { subscriber_id: id, newsletter_id: 2, exported: true },
    ])
    .execute();
  const [first, second] = omipProducts(today);
  if (!first || !second) return;
  await database
    .insertInto('omip_alerts')
    .values([
      {
        customer_id: customer.id,
        product: first.name,
        type: '<',
        price: Math.floor(first.price) - 5,
      },
      {
        customer_id: customer.id,
        product: second.name,
        type: '>',
        price: Math.ceil(second.price) + 5,
      },
    ])
    .execute();
}
