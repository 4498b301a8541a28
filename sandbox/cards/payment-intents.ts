import type { Selectable } from 'kysely';
import type { Database } from '#sandbox/database/open-database.ts';
import type { CardTables } from '#sandbox/database/tables/card-tables.ts';
import { madeUpSuffix, type PaymentMethodRow } from './payment-methods.ts';

export type PaymentIntentRow = Selectable<CardTables['card_intents']>;
export type ChallengeAnswer = 'accept' | 'refuse' | 'close';

/** Milliseconds until an intent expires that the bank or the retailer did not complete. */
const INTENT_LIFETIME_MS = 10 * 60 * 1000;

/** Tries to charge a card: paid at once, declined, or waiting for the customer's authentication. */
export async function createIntent(
  database: Database,
  { method, cents, description }: { method: PaymentMethodRow; cents: number; description: string },
  now: Date,
): Promise<PaymentIntentRow> {
  const id = `pi_${madeUpSuffix()}`;
  return database
    .insertInto('card_intents')
    .values({
      id,
      client_secret: `${id}_secret_${madeUpSuffix()}`,
      method_id: method.id,
      amount: cents,
      currency: 'eur',
      description,
      created_at: now,
      ...(method.authentication === 'required' ? { status: 'requires_action' } : charged(method)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The current intent; undefined for an unknown one. One that has expired is cancelled. */
export async function intentOf(
  database: Database,
  id: string,
  now: Date,
): Promise<PaymentIntentRow | undefined> {
  await database
    .updateTable('card_intents')
    .set({ status: 'canceled' })
    .where('id', '=', id)
    .where('status', 'in', ['requires_action', 'requires_confirmation'])
    .where('created_at', '<=', new Date(now.getTime() - INTENT_LIFETIME_MS))
    .execute();
  return database.selectFrom('card_intents').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Applies the customer's answer to the challenge; undefined when the intent has no open challenge. */
export function answerChallenge(
  database: Database,
  id: string,
  answer: ChallengeAnswer,
): Promise<PaymentIntentRow | undefined> {
  const refused = {
    status: 'requires_payment_method' as const,
    error: 'payment_intent_authentication_failure',
  };
  return database
    .updateTable('card_intents')
    .set(answer === 'accept' ? { status: 'requires_confirmation' } : refused)
    .where('id', '=', id)
    .where('status', '=', 'requires_action')
    .returningAll()
    .executeTakeFirst();
}

/** Charges after the authentication; undefined when the intent is in another state. */
export async function confirmIntent(
  database: Database,
  id: string,
): Promise<PaymentIntentRow | undefined> {
  const method = await database
    .selectFrom('card_methods')
    .innerJoin('card_intents', 'card_intents.method_id', 'card_methods.id')
    .select(['card_methods.error', 'card_methods.decline'])
    .where('card_intents.id', '=', id)
    .executeTakeFirst();
  if (!method) return undefined;
  return database
    .updateTable('card_intents')
    .set(charged(method))
    .where('id', '=', id)
    .where('status', '=', 'requires_confirmation')
    .returningAll()
    .executeTakeFirst();
}

/** Cancels an intent that was not charged. */
export async function cancelIntent(database: Database, id: string): Promise<void> {
  await database
    .updateTable('card_intents')
    .set({ status: 'canceled' })
    .where('id', '=', id)
    .where('status', '<>', 'succeeded')
    .execute();
}

function charged({ error, decline }: Pick<PaymentMethodRow, 'error' | 'decline'>) {
  const status = error ? ('requires_payment_method' as const) : ('succeeded' as const);
  return { status, error, decline };
}

/** An intent under Stripe's own names, with the fields that the customer's browser may see. */
export function intentView(intent: PaymentIntentRow) {
  const { id, amount, currency, status, client_secret, description, error, decline } = intent;
  return {
    id,
    object: 'payment_intent',
    amount,
    currency,
    status,
    client_secret,
    description,
    created: Math.floor(intent.created_at.getTime() / 1000),
    payment_method: intent.method_id,
    payment_method_types: ['card'],
    confirmation_method: 'manual',
    capture_method: 'automatic',
    next_action: status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
    last_payment_error: error && {
      type:
        error === 'payment_intent_authentication_failure' ? 'invalid_request_error' : 'card_error',
      code: error,
      ...(decline ? { decline_code: decline } : {}),
    },
    livemode: false,
  };
}
