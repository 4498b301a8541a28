import { sql } from 'kysely';
import { isCups, normaliseCups } from '#domain/identifiers/cups.ts';
import { invalidFields } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import { madeUpSips, madeUpState, type Sips, type SupplyState } from './made-up-supplies.ts';

/** State of a supply point, and its public data. */
export interface SupplyPoint {
  state: SupplyState;
  sips: Sips | null;
}

/** A CUPS in stored form. Throws 400 for the field `cups` when it is invalid. */
export function readCups(typed: string): string {
  const cups = normaliseCups(typed);
  if (!isCups(cups)) throw invalidFields({ cups: ['invalid'] });
  return cups;
}

/** The first 20 characters, which identify the supply point; the rest is the border point. */
export const supplyOf = (cups: string) => cups.slice(0, 20);

/** A supply point by its valid CUPS; one with a contract here is not available. */
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

/** Locks a supply point until the transaction ends, so that concurrent confirmations check it one after the other. */
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
