import { sql } from 'kysely';
import { isCups, normaliseCups } from '#domain/identifiers/cups.ts';
import { invalidFields } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import { madeUpSips, madeUpState, type Sips, type SupplyState } from './made-up-supplies.ts';

/** How a supply point stands, and what is public about it. */
export interface SupplyPoint {
  state: SupplyState;
  sips: Sips | null;
}

/** A CUPS as it is kept. Throws 400 by the field `cups` when it is none. */
export function readCups(typed: string): string {
  const cups = normaliseCups(typed);
  if (!isCups(cups)) throw invalidFields({ cups: ['invalid'] });
  return cups;
}

/** The first 20 characters, which name the supply point; the border point does not. */
export const supplyOf = (cups: string) => cups.slice(0, 20);

/** A supply point by its valid CUPS; one that a contract here holds is not available. */
export async function supplyPoint(
  database: Database,
  cups: string,
  type: 'electricity' | 'gas',
): Promise<SupplyPoint> {
  const switched = await database
    .selectFrom('supply_points')
    .select('state')
    .where('cups', '=', supplyOf(cups))
    .executeTakeFirst();
  const state = switched?.state ?? madeUpState(cups);
  const sips = state === 'unknown' ? null : madeUpSips(cups, type);
  if (state !== 'available' && state !== 'unknown') return { state, sips };
  return { state: (await isTaken(database, cups, type)) ? 'unavailable' : state, sips };
}

/** Lets one confirmation after the other decide whether a supply point is free, until the transaction ends. */
export async function holdSupplyPoint(transaction: Database, cups: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${supplyOf(cups)}))`.execute(transaction);
}

async function isTaken(database: Database, cups: string, type: 'electricity' | 'gas') {
  const contract = await database
    .selectFrom('contracts')
    .select('id')
    .where(sql<boolean>`substring(cups from 1 for 20) = ${supplyOf(cups)}`)
    .where('type', '=', type)
    .where('state', '!=', 'baixa')
    .executeTakeFirst();
  return contract !== undefined;
}
