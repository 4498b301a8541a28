import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  // Null in the movements of older versions, which came from no invoice.
  `alter table battery_entries
    add column invoice integer references invoices on delete set null,
    add column percentage integer check (percentage between 0 and 100),
    add column battery_amount numeric(12, 2),
    add column invoice_amount numeric(12, 2),
    add column other_battery integer references batteries on delete set null`,
  'create index battery_entries_of_invoice on battery_entries (invoice)',
];

/** What a movement of a battery belongs to. */
export const batteryMovements: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};
