import type { Handlers } from '#sandbox/api/handler.ts';
import { signedIn } from '#sandbox/api/handler.ts';
import { notFound } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import { batterySpreadsheet } from '#sandbox/documents/battery-spreadsheet.ts';

const LARGEST_ID = 2_147_483_647;

/** Movements of batteries as a document. */
export const batterySpreadsheetHandlers = {
  async downloadBatteries(call) {
    const ids = [...new Set(call.path.ids.split(',').map(Number))];
    if (ids.some((id) => id > LARGEST_ID)) throw notFound();
    const batteries = await call.database
      .selectFrom('batteries')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .where('customer_id', '=', signedIn(call).customer.id)
      .orderBy('id')
      .execute();
    if (batteries.length < ids.length) throw notFound();
    const sheets = await Promise.all(
      batteries.map(async ({ id, name }) => ({
        name,
        movements: await movementsOf(call.database, id),
      })),
    );
    return batterySpreadsheet(sheets, {
      today: call.services.clock.today(),
      language: call.query.lang ?? 'es_ES',
    });
  },
} satisfies Handlers;

function movementsOf(database: Database, batteryId: number) {
  return database
    .selectFrom('battery_entries')
    .innerJoin('battery_shares', 'battery_shares.id', 'battery_entries.share_id')
    .innerJoin('contracts', 'contracts.id', 'battery_shares.contract_id')
    .leftJoin('invoices', 'invoices.id', 'battery_entries.invoice')
    .select(['battery_entries.date', 'battery_entries.kind', 'battery_entries.amount'])
    .select(['contracts.name as contract', 'invoices.number as invoice'])
    .where('battery_shares.battery_id', '=', batteryId)
    .orderBy('battery_entries.date')
    .orderBy('battery_entries.id')
    .execute();
}
