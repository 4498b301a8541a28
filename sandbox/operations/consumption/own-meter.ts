import { type Call, signedIn } from '#sandbox/api/handler.ts';
import { notFound } from '#sandbox/api/refusal.ts';
import type { ReadMeter } from '#sandbox/consumption/curve.ts';

/**
 * The meter of the caller's contract with this `id`, and the contract's number. Throws 404 for another customer's
 * contract; the meter is null before the contract begins.
 */
export async function ownMeter(
  { database, session }: Pick<Call, 'database' | 'session'>,
  contractId: number,
): Promise<{ contract: string; meter: ReadMeter | null }> {
  const row = await database
    .selectFrom('contracts')
    .leftJoin('meters', 'meters.contract_id', 'contracts.id')
    .select(['contracts.name', 'contracts.tariff'])
    .select(['seed', 'kind', 'average_watts', 'panels_kw', 'first_day', 'last_day'])
    .where('contracts.id', '=', contractId)
    .where('customer_id', '=', signedIn({ session }).customer.id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { seed, kind, average_watts, first_day } = row;
  if (seed === null || kind === null || average_watts === null || first_day === null) {
    return { contract: row.name, meter: null };
  }
  return { contract: row.name, meter: { ...row, seed, kind, average_watts, first_day } };
}
