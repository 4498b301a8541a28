import { type Kysely, type Migration, sql } from 'kysely';

/** Day on which the power of a contract was last changed. */
export const lastPowerChange: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table contracts add column last_power_change date`.execute(database);
  },
};
