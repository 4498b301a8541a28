import { type Kysely, type Migration, sql } from 'kysely';

/** When a prospect waived the bono social; null where none was. */
export const socialBonus: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table leads add column social_bonus_waived_at timestamptz`.execute(database);
  },
};
