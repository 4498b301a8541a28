import { insertMany } from '#sandbox/database/insert-many.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { addBankAccount } from '#sandbox/seed/billing/bank-accounts.ts';
import { daysBefore } from '#sandbox/seed/days.ts';
import { addAddress } from '#sandbox/seed/people/addresses.ts';
import { createRandom } from '#sandbox/seed/random.ts';
import { draftContract, type NewContract } from '#sandbox/seed/supplies/contract-draft.ts';
import { AGE_DAYS, kindOf, type LargeKind } from './large-kinds.ts';

const OFFICE = 'Ronda de la Comunicació 1, 08930 Sant Adrià de Besòs';
/** How many services the first contracts of a customer have; the others have none. */
const SERVICES = [0, 1, 24];

/** A contract with what its meter and invoices follow from. */
export interface LargeContract {
  id: number;
  name: string;
  customer_id: number;
  kind: LargeKind;
  /** Its place among the contracts of its customer. */
  at: number;
}

/** Adds contracts of a customer with consecutive numbers. */
export async function addLargeContracts(
  database: Database,
  customer: Customer,
  { first, count }: { first: number; count: number },
  today: string,
): Promise<LargeContract[]> {
  const random = createRandom(first);
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
  const sign_date = daysBefore(today, AGE_DAYS);
  const drafts = Array.from({ length: count }, (_, at): NewContract => {
    const { product, product_commercial_name, powers } = kindOf(at);
    return draftContract(
      {
        name: String(first + at),
        state: 'activa',
        sign_date,
        product,
        product_commercial_name,
        powers,
        services: Array.from({ length: SERVICES[at] ?? 0 }, (_, number) => ({
          name: `Mantenimiento eléctrico ${number + 1}`,
          start: sign_date,
          end: null,
        })),
        place: {
          street: `Carrer de les Antenes ${at + 1}`,
          zipcode: '08930',
          city: 'Sant Adrià de Besòs',
        },
      },
      context,
    );
  });
  await insertMany(
    database,
    'contracts',
    drafts.map((draft) => ({ ...draft, ...parsedColumns(draft) })),
  );
  const rows = await database
    .selectFrom('contracts')
    .select(['id', 'name', 'customer_id'])
    .where('customer_id', '=', customer.id)
    .orderBy('name')
    .execute();
  return rows.map((row, at) => ({ ...row, kind: kindOf(at), at }));
}

/** The jsonb columns as values, as `insertMany` takes them. */
function parsedColumns({ powers, services, social_discounts, ordered }: NewContract) {
  const columns = { powers, services, social_discounts, ordered };
  return Object.fromEntries(
    Object.entries(columns).map(([column, json]) => [column, json && JSON.parse(String(json))]),
  );
}
