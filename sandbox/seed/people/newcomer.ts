import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { addBankAccount } from '#sandbox/seed/billing/bank-accounts.ts';
import { daysBefore } from '#sandbox/seed/days.ts';
import { createRandom } from '#sandbox/seed/random.ts';
import { draftContract, fullAddress, type Place } from '#sandbox/seed/supplies/contract-draft.ts';
import { addAddress } from './addresses.ts';

const FLAT: Place = {
  street: 'Calle de la Parra 8',
  door: '1.º A',
  zipcode: '44600',
  city: 'Alcañiz',
};
const CONTRACT = '0010201';

/** A first contract that is three days old, so that there is no invoice yet. */
export async function addNewcomer(
  database: Database,
  customer: Customer,
  today: string,
): Promise<void> {
  const random = createRandom(3);
  const account = await addBankAccount(database, customer, random);
  const address = await addAddress(database, customer, {
    street_type: 1,
    street_name: 'de la Parra',
    house_number: '8',
    floor: '1',
    door: 'A',
    zipcode: FLAT.zipcode,
    city: FLAT.city,
  });
  const contract = draftContract(
    {
      name: CONTRACT,
      state: 'activa',
      sign_date: daysBefore(today, 3),
      product: '2.0TD_CLARA',
      product_commercial_name: 'Luz Clara',
      place: FLAT,
      powers: [3.45, 3.45],
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
