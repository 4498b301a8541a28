import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { addBankAccount } from '#sandbox/seed/billing/bank-accounts.ts';
import { daysBefore } from '#sandbox/seed/days.ts';
import { createRandom } from '#sandbox/seed/random.ts';
import { draftContract, fullAddress, type Place } from '#sandbox/seed/supplies/contract-draft.ts';
import { NO_PASSWORD } from '#sandbox/sessions/passwords.ts';
import { addAddress } from './addresses.ts';
import { PEOPLE } from './people.ts';

/** Credentials of another system of the retailer for the demo household. */
export const DEMO_CLIENT = { client_id: 'oficina-virtual-demo', secret: 'secreto-de-ejemplo' };

const FLAT: Place = {
  street: 'Calle del Sol 21',
  door: '2.º B',
  zipcode: '22400',
  city: 'Monzón',
};
const CONTRACT = '0010211';

/** Other sign-ins: a client system for the household, and a person known only to the identity provider. */
export async function addOtherSignIns(
  database: Database,
  household: Customer,
  hashed: { password: string; secret: string },
): Promise<void> {
  await database
    .insertInto('client_credentials')
    .values({
      client_id: DEMO_CLIENT.client_id,
      secret: hashed.secret,
      customer_id: household.id,
    })
    .execute();
  await database
    .insertInto('openid_people')
    .values({
      vat: PEOPLE.newToOpenId,
      name: 'Aina Pons Mir',
      email: 'aina.pons@example.com',
      password: hashed.password,
    })
    .execute();
}

/** A person with a contract and some invoices who has not signed up yet. */
export async function addCustomerWithoutAccount(database: Database, today: string): Promise<void> {
  const random = createRandom(5);
  const customer = await database
    .insertInto('customers')
    .values({
      vat: PEOPLE.withoutAccount,
      name: 'Elena Ramos Vega',
      password: NO_PASSWORD,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const account = await addBankAccount(database, customer, random);
  const address = await addAddress(database, customer, {
    street_type: 1,
    street_name: 'del Sol',
    house_number: '21',
    floor: '2',
    door: 'B',
    zipcode: FLAT.zipcode,
    city: FLAT.city,
  });
  const contract = draftContract(
    {
      name: CONTRACT,
      state: 'activa',
      sign_date: daysBefore(today, 120),
      product: '2.0TD_CLARA',
      product_commercial_name: 'Luz Clara',
      place: FLAT,
      powers: [4.6, 4.6],
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
