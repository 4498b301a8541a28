import type { Services } from '#sandbox/api/handler.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import { addCoupons } from '#sandbox/seed/people/coupons.ts';
import { nextPerson } from '#sandbox/seed/people/next-person.ts';
import { addCustomer, DEMO } from '#sandbox/seed/seed.ts';
import { addHousehold } from '#sandbox/seed/supplies/household.ts';
import { addSolarHousehold } from '#sandbox/seed/supplies/solar-household.ts';
import { addSupplies } from '#sandbox/seed/supplies/supplies.ts';
import { hashPassword, NO_PASSWORD } from '#sandbox/sessions/passwords.ts';

let demoPassword: Promise<string> | undefined;

/**
 * A new customer for one test, with contracts like the household's (or the solar one's) in the same order, signed in.
 * `settings` and `flags` are served to this customer only; `debtEuro` is what one contract of a household owes;
 * `account: false` creates a person without an account.
 */
export async function createFreshCustomer(
  database: Database,
  { clock, sessions }: Services,
  wanted: Partial<Record<'settings' | 'flags' | 'household' | 'debtEuro' | 'account', unknown>>,
) {
  demoPassword ??= hashPassword(DEMO.password);
  const { vat, random } = await nextPerson(database);
  const customer = await addCustomer(database, {
    vat,
    name: 'Marta Vidal Roca',
    email: `${vat.toLowerCase()}@example.com`,
    mobile: '+34600000003',
    password: wanted.account === false ? NO_PASSWORD : await demoPassword,
    settings: JSON.stringify(wanted.settings ?? {}),
    flags: JSON.stringify(wanted.flags ?? {}),
  });
  const addContracts = wanted.household === 'solar' ? addSolarHousehold : addHousehold;
  const debtEuro = Number(wanted.debtEuro);
  await addContracts(database, customer, {
    firstNumber: 1_000_000 + customer.id * 10,
    today: clock.today(),
    random,
    ...(debtEuro > 0 && { debtEuro }),
  });
  // Their meters are alike, so that each month is read and billed once for all.
  await addSupplies(database, customer.id, clock.today(), 'place');
  await addCoupons(database, customer.id, clock.today());
  const contracts = await database
    .selectFrom('contracts')
    .select(['id', 'name', 'type', 'state', 'sign_date', 'amount_debt', 'requires_signature'])
    .where('customer_id', '=', customer.id)
    .orderBy('name')
    .execute();
  return {
    id: customer.id,
    user: vat,
    password: DEMO.password,
    token: await sessions.begin(customer),
    readOnlyToken: await sessions.begin(customer, { readOnly: true }),
    contracts,
  };
}
