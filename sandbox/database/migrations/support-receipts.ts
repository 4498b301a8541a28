import { type Kysely, type Migration, sql } from 'kysely';

/** The receipt of a case or claim as a document, as it was made when the request arrived. */
export const supportReceipts: Migration = {
  async up(database: Kysely<unknown>) {
    await sql
      .raw(`create table support_receipts (
        request_id integer primary key references support_requests on delete cascade,
        file_name text not null,
        mailed_to text,
        bytes bytea not null,
        created_at timestamptz not null
      )`)
      .execute(database);
  },
};
