import type { Clock } from '#sandbox/clock.ts';
import type { Database } from '#sandbox/database/open-database.ts';

/** An e-mail to be sent. */
export interface Mail {
  recipient: string;
  subject: string;
  /** Plain text; holds the code. */
  text: string;
  /** The code or provisional password in it, for the log and for tests. */
  code?: string;
}

export interface Outbox {
  /** Keeps the e-mail instead of sending it; `database` is the caller's, so that it goes with their transaction. */
  send(database: Database, mail: Mail): Promise<void>;
}

/** The retailer's outgoing e-mails: kept in the database, subject and code told to `tell`. */
export function createOutbox(clock: Clock, tell: (line: string) => void): Outbox {
  return {
    async send(database, { code = null, ...mail }) {
      await database
        .insertInto('mails')
        .values({ ...mail, code, created_at: clock.now() })
        .execute();
      tell(`Mail to ${mail.recipient}: ${mail.subject}${code ? ` [${code}]` : ''}`);
    },
  };
}
