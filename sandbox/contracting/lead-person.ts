import { normaliseEmail } from '#domain/identifiers/email.ts';
import { normaliseIban } from '#domain/identifiers/iban.ts';
import { normaliseNif } from '#domain/identifiers/nif.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { internationalPhone } from '#sandbox/operations/accounts/international-phone.ts';
import { addNewCustomer } from '#sandbox/operations/accounts/login-email.ts';
import { hashPassword } from '#sandbox/sessions/passwords.ts';
import type { Session } from '#sandbox/sessions/sessions.ts';
import { newReference } from './reference.ts';
import { nameOf, type WholeLead } from './whole-lead.ts';

interface Person {
  customer: Customer;
  /** True when the session proves that the person is this customer, or when the customer is new. */
  certain: boolean;
}

/** The customer of the contract: the signed-in one, otherwise the one with the tax id, created when there is none. */
export async function customerOf(
  database: Database,
  session: Session | null,
  lead: WholeLead,
): Promise<Person> {
  if (session) return { customer: session.customer, certain: true };
  const vat = normaliseNif(lead.owner.vat);
  const created = await addNewCustomer(database, {
    vat,
    name: nameOf(lead),
    email: normaliseEmail(lead.owner_address.email ?? '') || null,
    mobile: internationalPhone(lead.owner_address.mobile),
    language: lead.commsLanguage ?? 'es_ES',
    password: await hashPassword(newReference()),
  });
  if (created) return { customer: created, certain: true };
  const customer = await database
    .selectFrom('customers')
    .selectAll()
    .where('vat', '=', vat)
    .executeTakeFirstOrThrow();
  return { customer, certain: false };
}

/**
 * The bank account of a lead among those of its customer. A visitor who only claims to be a customer adds no account:
 * null, unless it exists already.
 */
export async function accountOf(
  database: Database,
  { customer, certain }: Person,
  { bank }: WholeLead,
): Promise<number | null> {
  const account = { customer_id: customer.id, iban: normaliseIban(bank.iban) };
  if (certain) {
    await database
      .insertInto('bank_accounts')
      .values(account)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const stored = await database
    .selectFrom('bank_accounts')
    .select('id')
    .where((is) => is.and(account))
    .executeTakeFirst();
  return stored?.id ?? null;
}
