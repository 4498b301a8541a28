import type { Insertable } from 'kysely';
import { dayAfter } from '#sandbox/consumption/local-day.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { ContractRow, Tables } from '#sandbox/database/tables.ts';

/**
 * Products for contracts with panels, and the peak of the panels in kW. Large enough that in summer a roof gives 10 to 60
 * euro a month more than its own bill can use, and small enough that in winter it gives little or nothing.
 */
const PANELS_KW: Record<string, number> = { '2.0TD_SOLAR': 6 };

/** What the readings of a contract's meter follow from: its CUPS, or its place among those of the customer. */
export type ReadBy = 'cups' | 'place';

/** A meter for each started contract of a customer; deterministic by CUPS (or place) and days. */
export async function addMeters(
  database: Database,
  customerId: number,
  today: string,
  readBy: ReadBy,
): Promise<void> {
  const contracts = await database
    .selectFrom('contracts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('state', '!=', 'esborrany')
    .orderBy('name')
    .execute();
  const meters = contracts.flatMap((contract, at) =>
    meterOf(contract, seedOf(readBy === 'cups' ? contract.cups : `place ${at}`), today),
  );
  if (meters.length > 0) await database.insertInto('meters').values(meters).execute();
}

function meterOf(
  contract: ContractRow,
  seed: number,
  today: string,
): Insertable<Tables['meters']>[] {
  if (!contract.sign_date) return [];
  const kind = contract.type === 'gas' ? 'gas' : contract.tariff === '2.0TD' ? 'home' : 'business';
  const kilowatts = contract.powers[0]?.power ?? 0;
  const wattsByKind = {
    gas: 700 + (seed % 600),
    home: kilowatts * (50 + (seed % 25)),
    business: kilowatts * (180 + (seed % 120)),
  };
  const ended = dayAfter(today, -(120 + (seed % 300)));
  return [
    {
      contract_id: contract.id,
      seed,
      kind,
      average_watts: Math.round(wattsByKind[kind]),
      panels_kw: PANELS_KW[contract.product] ?? null,
      first_day: contract.sign_date,
      last_day: contract.state === 'baixa' ? later(ended, contract.sign_date) : null,
    },
  ];
}

const later = (a: string, b: string) => (a > b ? a : b);

/** A number below 2^31 from a text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 1;
}
