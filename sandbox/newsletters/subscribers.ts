import { sql } from 'kysely';
import { notFound } from '#sandbox/api/refusal.ts';
import { newReference } from '#sandbox/contracting/reference.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { SubscriberRow } from '#sandbox/database/tables/subscription-tables.ts';

/**
 * The subscriber that a reference opens. One from a message that was sent to an e-mail carries a choice, which holds
 * from the first time on. Throws 404 when it opens nothing.
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

/** What a subscriber has chosen. */
export function chosenBy(database: Database, subscriberId: string) {
  return database
    .selectFrom('subscriptions')
    .selectAll()
    .where('subscriber_id', '=', subscriberId)
    .execute();
}

/** Makes these the newsletters of a subscriber; what was chosen before keeps its state. */
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
 * Keeps a choice until the link in the message to that e-mail is opened; gives the link's reference, or null where there
 * is nothing to send. Nobody else is told whether the e-mail is known.
 */
export async function askByMail(
  database: Database,
  asked: { email: string; wanted: number[]; language: string; now: Date },
): Promise<string | null> {
  const known = await byEmail(database, asked.email);
  if (!known && asked.wanted.length === 0) return null;
  const id = newReference();
  await database
    .insertInto('subscriber_links')
    .values({
      id,
      email: asked.email,
      newsletters: JSON.stringify(asked.wanted),
      language: asked.language,
      created_at: asked.now,
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
  const kept = exported.map(({ newsletter_id }) => newsletter_id);
  await subscribe(database, subscriber.id, [...new Set([...link.newsletters, ...kept])]);
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

/** A new subscriber of that e-mail, to no newsletter yet. */
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
