import type { Insertable } from 'kysely';
import type { Database } from '#sandbox/database/open-database.ts';
import type { BatteryShareRow } from '#sandbox/database/tables/battery-tables.ts';
import type { Tables } from '#sandbox/database/tables.ts';
import { isInForce } from '#sandbox/operations/batteries/battery-receivers.ts';
import { split } from '#sandbox/operations/batteries/battery-weights.ts';
import type { Random } from './random.ts';

export type SeededShare = Omit<BatteryShareRow, 'id'>;
type Entry = Insertable<Tables['battery_entries']>;

/** Surplus discount per month from January on, in cents; summer earns most. */
const EARNED = [1400, 2300, 3600, 4900, 6100, 6800, 7300, 6500, 4600, 3000, 1700, 1100];
const LEAST_INVOICE = 900;
const INVOICE_SPREAD = 1400;

/**
 * Shares of one battery with more than a year of movements: on the first of each month the surplus of the month before
 * comes in, split by weight, and on the fifth the invoices use what they can. A share that has ended is used up.
 */
export async function addLedger(
  database: Database,
  shares: SeededShare[],
  { today, random }: { today: string; random: Random },
): Promise<void> {
  const rows = await database.insertInto('battery_shares').values(shares).returningAll().execute();
  const cents = new Map(rows.map(({ id }) => [id, 0]));
  const entries: Entry[] = [];
  const move = (share: BatteryShareRow, date: string, kind: Entry['kind'], amount: number) => {
    if (amount === 0) return;
    cents.set(share.id, (cents.get(share.id) ?? 0) + amount);
    entries.push({ share_id: share.id, date, kind, amount: amount / 100 });
  };

  for (const month of monthsBetween(rows[0]?.start_date ?? today, today)) {
    const receivers = rows.filter((share) => isInForce(share, month));
    const earned = (EARNED[Number(month.slice(5, 7)) - 1] ?? 0) + random.below(600);
    const parts = split(
      earned,
      receivers.map(({ weight }) => weight),
    );
    receivers.forEach((share, at) => {
      move(share, month, 'surplus', parts[at] ?? 0);
    });
    const invoiced = `${month.slice(0, 8)}05`;
    if (invoiced > today) continue;
    for (const share of rows.filter(({ management }) => management === 'aplicar')) {
      const left = cents.get(share.id) ?? 0;
      const ended = share.end_date !== null && share.end_date <= invoiced;
      const invoice = LEAST_INVOICE + random.below(INVOICE_SPREAD);
      move(share, invoiced, 'applied', -(ended ? left : Math.min(left, invoice)));
    }
  }
  if (entries.length > 0) await database.insertInto('battery_entries').values(entries).execute();
}

/** The first days of the months after a day, up to today. */
function monthsBetween(start: string, today: string): string[] {
  const months: string[] = [];
  const first = new Date(`${start.slice(0, 7)}-01T00:00:00Z`);
  for (;;) {
    first.setUTCMonth(first.getUTCMonth() + 1);
    const month = first.toISOString().slice(0, 10);
    if (month > today) return months;
    months.push(month);
  }
}
