import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { daysBefore } from '#sandbox/seed/days.ts';
import { addAddress } from '#sandbox/seed/people/addresses.ts';
import { createRandom } from '#sandbox/seed/random.ts';
import { draftContract, fullAddress, type Place } from '#sandbox/seed/supplies/contract-draft.ts';
import { addBankAccount } from './bank-accounts.ts';

const FLAT: Place = {
  street: 'Carrer de Sant Roc 30',
  door: '4.º 1',
  zipcode: '08700',
  city: 'Igualada',
};
const CONTRACT = '0010401';
const DEBT = 96.4;

/** The stored card, which the bank always declines. */
const REJECTED_METHOD = 'pm_rejected33333333P';

/** A contract with debt, because its direct debits were returned. */
export async function addRejectedCardContract(
  database: Database,
  customer: Customer,
  today: string,
): Promise<void> {
  const random = createRandom(5);
  const account = await addBankAccount(database, customer, random);
  const { zipcode, city } = FLAT;
  const street = { street_type: 1, street_name: 'de Sant Roc', house_number: '30' };
  const parts = { ...street, floor: '4', door: '1', zipcode, city };
  const address = await addAddress(database, customer, parts, 'ca_ES');
  const contract = draftContract(
    {
      name: CONTRACT,
      state: 'activa',
      sign_date: daysBefore(today, 820),
      product: '2.0TD_CLARA',
      product_commercial_name: 'Luz Clara',
      place: FLAT,
      powers: [4.6, 4.6],
      amount_debt: DEBT,
    },
    {
      customer,
      addressId: address.id,
      bankAccountId: account.id,
      fiscalAddress: fullAddress(FLAT),
      random,
    },
  );
  await database.insertInto('contracts').values(contract).execute();
}

/** The stored card, and yesterday's attempt to pay the newest unpaid invoice with it; the invoices must exist. */
export async function addRejectedCard(
  database: Database,
  customer: Customer,
  today: string,
): Promise<void> {
  const yesterday = new Date(`${daysBefore(today, 1)}T10:30:00Z`);
  await database
    .insertInto('card_methods')
    .values({
      id: REJECTED_METHOD,
      brand: 'visa',
      last4: '0002',
      exp_month: 12,
      exp_year: yesterday.getUTCFullYear() + 2,
      authentication: 'none',
      error: 'card_declined',
      decline: 'generic_decline',
      created_at: yesterday,
    })
    .onConflict((known) => known.doNothing())
    .execute();
  const invoice = await database
    .selectFrom('invoices')
    .select(['id', 'amount_pending'])
    .where('customer_id', '=', customer.id)
    .where('paid_status', '=', 'unpaid')
    .orderBy('date', 'desc')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('invoice_payments')
    .values({
      invoice: invoice.id,
      customer_id: customer.id,
      platform: 'stripe',
      intent_id: 'pi_rejected33333333P',
      payment_method_id: REJECTED_METHOD,
      amount: invoice.amount_pending,
      state: 'failed',
      error: 'card_declined',
      paid_by_email: customer.email,
      updated_at: yesterday,
    })
    .execute();
}
