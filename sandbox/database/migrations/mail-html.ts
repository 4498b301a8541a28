import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  `alter table mails add column html text not null default ''`,
  `alter table mails add column language text not null default 'es-ES'`,
];

/** E-mails as HTML too, and the language of each. */
export const mailHtml: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};
