import { sql } from 'kysely';
import type { components } from '#openapi/generated/types.ts';
import type { Database } from '#sandbox/database/open-database.ts';

type Announced = components['schemas']['AnnouncedNotice'];

/** Of contracts, by identifier: the notice that is in force next; none where nothing was announced. */
export async function announcedNotices(
  database: Database,
  contractIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, Announced>> {
  if (contractIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('contract_notices')
    .select(['contract_id', 'id', 'kind', 'in_force', 'decide_until', 'choice'])
    .where('contract_id', '=', sql<number>`any(${contractIds})`)
    .where('in_force', '>', today)
    .orderBy('in_force', 'desc')
    .execute();
  return new Map(rows.map(({ contract_id, ...notice }) => [contract_id, notice]));
}
