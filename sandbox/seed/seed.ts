import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { hashPassword } from '#sandbox/sessions/passwords.ts';
import { addRejectedCard, addRejectedCardContract } from './billing/rejected-card.ts';
import { addWrittenContent, emptyAccounts } from './content.ts';
import { addCustomerWithoutAccount, addOtherSignIns, DEMO_CLIENT } from './people/accounts.ts';
import { addCompany } from './people/company.ts';
import { addCoupons } from './people/coupons.ts';
import { addNewcomer } from './people/newcomer.ts';
import { PEOPLE } from './people/people.ts';
import { addSubscriptions } from './people/subscriptions.ts';
import { addSupportRequests } from './people/support-requests.ts';
import { createRandom } from './random.ts';
import { addHousehold } from './supplies/household.ts';
import { addNotices } from './supplies/notices.ts';
import { addSolarHousehold } from './supplies/solar-household.ts';
import { addSupplies } from './supplies/supplies.ts';

/** Credentials of the demo customers. */
export const DEMO = {
  household: '00000000T',
  company: 'B00000000',
  password: 'Portal-demo-1',
} as const;

const HOUSEHOLD_FIRST_CONTRACT = 10_101;
const SOLAR_FIRST_CONTRACT = 10_301;
const COMPANY_FIRST_CONTRACT = 20_001;

/** Fills an empty database with the demo customers, always the same except for dates, which are relative to `today`. */
export async function seedIfEmpty(database: Database, today: string): Promise<void> {
  const seeded = await database.selectFrom('served_settings').select('name').executeTakeFirst();
  if (seeded) return;
  const [password, secret] = await Promise.all([
    hashPassword(DEMO.password),
    hashPassword(DEMO_CLIENT.secret),
  ]);
  await database.transaction().execute(async (transaction) => {
    await addContent(transaction);
    await addWrittenContent(transaction);
    const household = await addCustomer(transaction, {
      vat: DEMO.household,
      name: 'Laura Ferrer Puig',
      email: 'laura.ferrer@example.com',
      mobile: '+34600000001',
      password,
    });
    await addHousehold(transaction, household, {
      firstNumber: HOUSEHOLD_FIRST_CONTRACT,
      today,
      random: createRandom(1),
    });
    const solar = await addCustomer(transaction, {
      vat: PEOPLE.solar,
      name: 'Joan Serra Bosch',
      email: 'joan.serra@example.com',
      mobile: '+34600000011',
      password,
    });
    await addSolarHousehold(transaction, solar, {
      firstNumber: SOLAR_FIRST_CONTRACT,
      today,
      random: createRandom(11),
    });
    const company = await addCustomer(transaction, {
      vat: DEMO.company,
      name: 'Instal·lacions i Serveis Agroalimentaris de les Valls del Nord, SL',
      email: 'administracio@valls-del-nord.example',
      mobile: '+34600000002',
      password,
    });
    await addCompany(transaction, company, {
      firstNumber: COMPANY_FIRST_CONTRACT,
      today,
      random: createRandom(2),
    });
    const newcomer = await addCustomer(transaction, {
      vat: PEOPLE.withoutInvoices,
      name: 'Nuria Blasco Gil',
      email: 'nuria.blasco@example.com',
      mobile: '+34600000012',
      password,
    });
    await addNewcomer(transaction, newcomer, today);
    const rejected = await addCustomer(transaction, {
      vat: PEOPLE.rejectedCard,
      name: 'Carles Ribas Soler',
      email: 'carles.ribas@example.com',
      mobile: '+34600000013',
      password,
    });
    await addRejectedCardContract(transaction, rejected, today);
    await addOtherSignIns(transaction, household, { password, secret });
    await addCoupons(transaction, household.id, today);
    await addCustomerWithoutAccount(transaction, today);
    const customers = await transaction.selectFrom('customers').select('id').execute();
    for (const { id } of customers) await addSupplies(transaction, id, today);
    await addNotices(transaction, household.id, today);
    await addRejectedCard(transaction, rejected, today);
    await addSupportRequests(transaction, household.id, today);
    await addSubscriptions(transaction, household, today);
  });
}

const EMPTIED = [
  ...(['leads', 'contacts', 'comparisons', 'supply_points', 'subscriber_links'] as const),
  ...(['subscribers', 'support_requests', 'idempotent_answers'] as const),
  ...(['customers', 'served_settings', 'feature_flags'] as const),
];

/** Empties the database except for its signing key, and fills it again. */
export async function reseed(database: Database, today: string): Promise<void> {
  for (const table of EMPTIED) {
    await database.deleteFrom(table).execute();
  }
  await emptyAccounts(database);
  await seedIfEmpty(database, today);
}

/** A customer without contracts. */
export function addCustomer(
  database: Database,
  customer: Pick<Customer, 'vat' | 'name' | 'email' | 'mobile' | 'password'> & {
    settings?: string;
    flags?: string;
  },
): Promise<Customer> {
  return database.insertInto('customers').values(customer).returningAll().executeTakeFirstOrThrow();
}

async function addContent(database: Database): Promise<void> {
  await database
    .insertInto('served_settings')
    .values([
      { name: 'public', value: '{}' },
      { name: 'private', value: '{}' },
    ])
    .execute();
  await database
    .insertInto('feature_flags')
    .values([
      { name: 'coupons.coupon', enabled: false },
      { name: 'crm.case', enabled: true },
    ])
    .execute();
  await database
    .insertInto('page_elements')
    .values([
      {
        name: 'aviso-demostracion',
        group_name: 'Login',
        html: JSON.stringify({
          es_ES:
            '<p>Esto es una demostración: <strong>todos los datos son inventados</strong>.</p>',
          ca_ES: '<p>Això és una demostració: <strong>totes les dades són inventades</strong>.</p>',
        }),
        priority: 1,
      },
      {
        name: 'inicio-amigo',
        group_name: 'Home',
        html: JSON.stringify({
          es_ES: '<p>Traiga a un amigo: <strong>10 € para cada uno</strong>.</p>',
          ca_ES: '<p>Porti un amic: <strong>10 € per a cadascun</strong>.</p>',
        }),
        priority: 1,
      },
    ])
    .execute();
}
