import { sql } from 'kysely';
import { insertMany } from '#sandbox/database/insert-many.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import { daysBefore } from '#sandbox/seed/days.ts';
import { PEOPLE } from '#sandbox/seed/people/people.ts';
import { addCustomer, DEMO } from '#sandbox/seed/seed.ts';
import { hashPassword } from '#sandbox/sessions/passwords.ts';
import { addLargeContracts, type LargeContract } from './large-contracts.ts';
import { addLargeInvoices } from './large-invoices.ts';
import { AGE_DAYS } from './large-kinds.ts';

/** The customers of the scale `large`. */
const CUSTOMERS = [
  {
    vat: PEOPLE.large,
    name: 'Xarxa de Comerços i Antenes del Mediterrani, SCCL',
    email: 'administracio@xarxa-antenes.example',
    mobile: '+34600000018',
    contracts: 5000,
    firstContract: 8_000_001,
  },
  {
    vat: PEOPLE.thousandsOfHomes,
    name: 'Administració de Finques del Delta, SL',
    email: 'administracio@finques-delta.example',
    mobile: '+34600000019',
    contracts: 2000,
    firstContract: 7_000_001,
  },
  {
    vat: PEOPLE.hundredsOfHomes,
    name: 'Habitatges Cooperatius de la Plana, SCCL',
    email: 'administracio@habitatges-plana.example',
    mobile: '+34600000020',
    contracts: 500,
    firstContract: 6_000_001,
  },
];

/** Customers with 5,000, 2,000 and 500 contracts, or `most`, and 20 invoices of each; those that exist are skipped. */
export async function addLargeCustomers(
  database: Database,
  today: string,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const there = await database
    .selectFrom('customers')
    .select('vat')
    .where(
      'vat',
      'in',
      CUSTOMERS.map(({ vat }) => vat),
    )
    .execute();
  const missing = CUSTOMERS.filter((wanted) => !there.some(({ vat }) => vat === wanted.vat));
  if (missing.length === 0) return;
  await database.transaction().execute(async (transaction) => {
    const password = await hashPassword(DEMO.password);
    const all: LargeContract[] = [];
    for (const { contracts, firstContract, ...person } of missing) {
      const customer = await addCustomer(transaction, { ...person, password });
      const numbers = { first: firstContract, count: Math.min(contracts, most) };
      all.push(...(await addLargeContracts(transaction, customer, numbers, today)));
    }
    await insertMany(
      transaction,
      'meters',
      all.map(({ id, kind }) => ({
        contract_id: id,
        ...kind.meter,
        first_day: daysBefore(today, AGE_DAYS),
        last_day: null,
      })),
    );
    await addLargeInvoices(transaction, all, today);
  });
  // Counting uses only the index once the database knows that every row is visible.
  await sql`vacuum analyze invoices`.execute(database);
  await sql`vacuum analyze contracts`.execute(database);
}
