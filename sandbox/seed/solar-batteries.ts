import type { Database } from '#sandbox/database/open-database.ts';
import type { BatteryShareRow } from '#sandbox/database/tables/battery-tables.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { addLedger, type SeededShare } from './battery-ledger.ts';
import { daysBefore } from './days.ts';
import type { Random } from './random.ts';

const BEGAN = 430;
const FLAT_LEFT = 200;

/** Identifiers of the contracts, the current day, and the random numbers. */
interface Solar {
  house: number;
  flat: number;
  workshop: number;
  today: string;
  random: Random;
}

/**
 * The battery of the house, which all three share, and that of the workshop, which the flat shared until it left. Each
 * with its ledger.
 */
export async function addSolarBatteries(
  database: Database,
  customer: Pick<Customer, 'id'>,
  { house, flat, workshop, today, random }: Solar,
): Promise<void> {
  const batteries = await database
    .insertInto('batteries')
    .values(['BV-CASA', 'BV-TALLER'].map((name) => ({ customer_id: customer.id, name })))
    .returning('id')
    .execute();
  const [ofHouse = 0, ofWorkshop = 0] = batteries.map(({ id }) => id);
  const start_date = daysBefore(today, BEGAN);
  const seeded: SeededShare[][] = [
    [
      { ...APPLYING, battery_id: ofHouse, contract_id: house, weight: 3, is_origin: true },
      { ...SAVING, battery_id: ofHouse, contract_id: flat, weight: 2 },
      { ...APPLYING, battery_id: ofHouse, contract_id: workshop, weight: 1 },
    ],
    [
      { ...APPLYING, battery_id: ofWorkshop, contract_id: workshop, weight: 4, is_origin: true },
      {
        ...APPLYING,
        battery_id: ofWorkshop,
        contract_id: flat,
        weight: 1,
        end_date: daysBefore(today, FLAT_LEFT),
      },
    ],
  ].map((shares) => shares.map((share) => ({ end_date: null, ...share, start_date })));
  for (const shares of seeded) await addLedger(database, shares, { today, random });
}

const APPLYING: Pick<BatteryShareRow, 'management' | 'is_origin'> = {
  management: 'aplicar',
  is_origin: false,
};
const SAVING = { ...APPLYING, management: 'acumular' } as const;
