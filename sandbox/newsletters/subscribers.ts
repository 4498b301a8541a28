import { sql } from 'kysely';
import { notFound } from '#sandbox/api/refusal.ts';
import { newReference } from '#sandbox/contracting/reference.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { SubscriberRow } from '#sandbox/database/tables/subscription-tables.ts';

/**
 * The subscriber of a reference. A reference from a confirmation e-mail carries a choice, which is applied at its first
 * use. Throws 404 for an unknown reference.
 */
export async function openSubscriber(
  database: Database,
  reference: string,
  now: Date,
): Promise<SubscriberRow> {
  const subscriber = await byId(database, reference);
  if (subscriber) return subscriber;
  const opened = database.isTransaction
    ? await openLink(database, reference, now)
    : await database.transaction().execute((inside) => openLink(inside, reference, now));
  if (!opened) throw notFound();
  return opened;
}

/** Newsletters of a subscriber. */
export function chosenBy(database: Database, subscriberId: string) {
  return database
    .selectFrom('subscriptions')
    .selectAll()
    .where('subscriber_id', '=', subscriberId)
    .execute();
}

/** Sets the newsletters of a subscriber; those that stay keep their state. */
export async function subscribe(
  database: Database,
  subscriberId: string,
  wanted: readonly number[],
): Promise<void> {
  await database
    .deleteFrom('subscriptions')
    .where('subscriber_id', '=', subscriberId)
    .$if(wanted.length > 0, (query) => query.where('newsletter_id', 'not in', wanted))
    .execute();
  if (wanted.length === 0) return;
  await database
    .insertInto('subscriptions')
    .values(wanted.map((newsletter_id) => ({ subscriber_id: subscriberId, newsletter_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Stores a choice until the link in the e-mail is opened; returns the link's reference, or null where nothing is sent.
 * The answer does not reveal whether the e-mail is known.
 */
export async function storeChoice(
  database: Database,
  choice: { email: string; wanted: number[]; language: string; now: Date },
): Promise<string | null> {
  const known = await byEmail(database, choice.email);
  if (!known && choice.wanted.length === 0) return null;
  const id = newReference();
  await database
    .insertInto('subscriber_links')
    .values({
      id,
      email: choice.email,
      newsletters: JSON.stringify(choice.wanted),
      language: choice.language,
      created_at: choice.now,
    })
    .execute();
  return id;
}

async function openLink(
  database: Database,
  reference: string,
  now: Date,
): Promise<SubscriberRow | undefined> {
  const link = await database
    .selectFrom('subscriber_links')
    .selectAll()
    .where('id', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (!link) return undefined;
  if (link.subscriber_id) return byId(database, link.subscriber_id);
  const subscriber =
    (await byEmail(database, link.email)) ?? (await addSubscriber(database, link.email, now));
  const exported = (await chosenBy(database, subscriber.id)).filter(({ exported }) => exported);
  const exportedIds = exported.map(({ newsletter_id }) => newsletter_id);
  await subscribe(database, subscriber.id, [...new Set([...link.newsletters, ...exportedIds])]);
  await database
    .updateTable('subscriber_links')
    .set({ subscriber_id: subscriber.id })
    .where('id', '=', reference)
    .execute();
  return subscriber;
}

function byId(database: Database, id: string): Promise<SubscriberRow | undefined> {
  return database.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst();
}

function byEmail(database: Database, email: string): Promise<SubscriberRow | undefined> {
  return database
    .selectFrom('subscribers')
    .selectAll()
    .where(
      sql<boolean>`lower(emails::text)::jsonb @> ${JSON.stringify([email.toLowerCase()])}::jsonb`,
    )
    .orderBy('created_at')
    .executeTakeFirst();
}

/** A new subscriber with that e-mail, without newsletters. */
export function addSubscriber(
  database: Database,
  email: string,
  now: Date,
  id = newReference(),
): Promise<SubscriberRow> {
  return database
    .insertInto('subscribers')
    .values({ id, emails: JSON.stringify([email]), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}
