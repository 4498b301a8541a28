import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '#sandbox/database/open-database.ts';
import type { CardTables } from '#sandbox/database/tables/card-tables.ts';
import { brandOf, type CardError, type CardInput, errorOf } from './card-input.ts';
import { behaviourOf } from './test-cards.ts';

export type PaymentMethodRow = Selectable<CardTables['card_methods']>;

/** Stores what is needed to charge a card later, never its number. Returns the error of an invalid card instead. */
export async function createPaymentMethod(
  database: Database,
  card: CardInput,
  now: Date,
): Promise<PaymentMethodRow | CardError> {
  const error = errorOf(card, now);
  if (error) return error;
  return database
    .insertInto('card_methods')
    .values({
      id: `pm_${madeUpSuffix()}`,
      brand: brandOf(card.number).name,
      last4: card.number.slice(-4),
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      ...behaviourOf(card.number),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function paymentMethod(
  database: Database,
  id: string,
): Promise<PaymentMethodRow | undefined> {
  return database.selectFrom('card_methods').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Suffix of an id, as long as Stripe's and as hard to guess. */
export function madeUpSuffix(): string {
  return randomBytes(24).toString('base64url').replace(/[-_]/g, '').slice(0, 24);
}

/** A payment method under Stripe's own names. */
export function paymentMethodView({ id, created_at, ...card }: PaymentMethodRow) {
  const { brand, last4, exp_month, exp_year } = card;
  return {
    id,
    object: 'payment_method',
    type: 'card',
    card: { brand, last4, exp_month, exp_year, country: 'ES', funding: 'credit' },
    created: Math.floor(created_at.getTime() / 1000),
    customer: null,
    livemode: false,
  };
}
