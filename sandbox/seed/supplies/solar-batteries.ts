import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { daysBefore } from '#sandbox/seed/days.ts';

/** Two years of invoices, and a little more. */
const BEGAN = 740;
const FLAT_LEFT = 200;

/** The contracts of a household, and the day. */
interface Solar {
  house: number;
  flat: number;
  workshop: number;
  workshopSigned: string;
  today: string;
}

/**
 * The battery of the house, which all three share, and that of the workshop, which the flat shared until it left. The
 * workshop shares from its first day on. What is in them follows from the invoices.
 */
export async function addSolarBatteries(
  database: Database,
  customer: Pick<Customer, 'id'>,
  { house, flat, workshop, workshopSigned, today }: Solar,
): Promise<void> {
  const batteries = await database
    .insertInto('batteries')
    .values(['BV-CASA', 'BV-TALLER'].map((name) => ({ customer_id: customer.id, name })))
    .returning('id')
    .execute();
  const [ofHouse = 0, ofWorkshop = 0] = batteries.map(({ id }) => id);
  const applying = { management: 'aplicar', is_origin: false, end_date: null } as const;
  const saving = { ...applying, management: 'acumular' } as const;
  const origin = { ...applying, is_origin: true };
  const inHouse = { battery_id: ofHouse, start_date: daysBefore(today, BEGAN) };
  const inWorkshop = { battery_id: ofWorkshop, start_date: workshopSigned };
  const left = { end_date: daysBefore(today, FLAT_LEFT) };
  await database
    .insertInto('battery_shares')
    .values([
      { ...inHouse, ...origin, contract_id: house, weight: 3 },
      { ...inHouse, ...saving, contract_id: flat, weight: 2 },
      { ...inHouse, ...applying, contract_id: workshop, weight: 1, start_date: workshopSigned },
      { ...inWorkshop, ...origin, contract_id: workshop, weight: 4 },
      { ...inWorkshop, ...applying, contract_id: flat, weight: 1, ...left },
    ])
    .execute();
}
