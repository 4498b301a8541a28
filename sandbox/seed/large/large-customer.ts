import { sql } from 'kysely';
import { insertMany } from '#sandbox/database/insert-many.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { addBankAccount } from '#sandbox/seed/billing/bank-accounts.ts';
import { daysBefore } from '#sandbox/seed/days.ts';
import { addAddress } from '#sandbox/seed/people/addresses.ts';
import { PEOPLE } from '#sandbox/seed/people/people.ts';
import { createRandom } from '#sandbox/seed/random.ts';
import { addCustomer, DEMO } from '#sandbox/seed/seed.ts';
import { draftContract, type NewContract } from '#sandbox/seed/supplies/contract-draft.ts';
import { hashPassword } from '#sandbox/sessions/passwords.ts';
import { addLargeInvoices } from './large-invoices.ts';
import { kindOf } from './large-kinds.ts';

const CONTRACTS = 5000;
const FIRST_CONTRACT = 8_000_001;
const AGE_DAYS = 1200;
const OFFICE = 'Ronda de la Comunicació 1, 08930 Sant Adrià de Besòs';

/** A customer with 5,000 contracts and 100,000 invoices, unless they exist already. */
export async function addLargeCustomer(database: Database, today: string): Promise<void> {
  const there = await database
    .selectFrom('customers')
    .select('id')
    .where('vat', '=', PEOPLE.large)
    .executeTakeFirst();
  if (there) return;
  await database.transaction().execute(async (transaction) => {
    const customer = await addCustomer(transaction, {
      vat: PEOPLE.large,
      name: 'Xarxa de Comerços i Antenes del Mediterrani, SCCL',
      email: 'administracio@xarxa-antenes.example',
      mobile: '+34600000018',
      password: await hashPassword(DEMO.password),
    });
    const contracts = await addContracts(transaction, customer, today);
    await insertMany(
      transaction,
      'meters',
      contracts.map(({ id }, at) => ({
        contract_id: id,
        ...kindOf(at).meter,
        first_day: daysBefore(today, AGE_DAYS),
        last_day: null,
      })),
    );
    await addLargeInvoices(transaction, customer.id, contracts, today);
  });
  // Counting uses only the index once the database knows that every row is visible.
  await sql`vacuum analyze invoices`.execute(database);
  await sql`vacuum analyze contracts`.execute(database);
}

async function addContracts(
  database: Database,
  customer: Customer,
  today: string,
): Promise<{ id: number; name: string }[]> {
  const random = createRandom(8);
  const account = await addBankAccount(database, customer, random);
  const address = await addAddress(
    database,
    customer,
    {
      street_type: 1,
      street_name: 'de la Comunicació',
      house_number: '1',
      zipcode: '08930',
      city: 'Sant Adrià de Besòs',
    },
    'ca_ES',
  );
  const context = {
    customer,
    addressId: address.id,
    bankAccountId: account.id,
    fiscalAddress: OFFICE,
    random,
  };
  const drafts = Array.from({ length: CONTRACTS }, (_, at): NewContract => {
    const { product, product_commercial_name, powers } = kindOf(at);
    return draftContract(
      {
        name: String(FIRST_CONTRACT + at),
        state: 'activa',
        sign_date: daysBefore(today, AGE_DAYS),
        product,
        product_commercial_name,
        powers,
        place: {
          street: `Carrer de les Antenes ${at + 1}`,
          zipcode: '08930',
          city: 'Sant Adrià de Besòs',
        },
      },
      context,
    );
  });
  const rows = drafts.map((draft) => ({ ...draft, ...parsedColumns(draft) }));
  await insertMany(database, 'contracts', rows);
  return database
    .selectFrom('contracts')
    .select(['id', 'name'])
    .where('customer_id', '=', customer.id)
    .orderBy('name')
    .execute();
}

/** The jsonb columns as values, as `insertMany` takes them. */
function parsedColumns({ powers, services, social_discounts, ordered }: NewContract) {
  const columns = { powers, services, social_discounts, ordered };
  return Object.fromEntries(
    Object.entries(columns).map(([column, json]) => [column, json && JSON.parse(String(json))]),
  );
}
