import type { Clock } from '#sandbox/clock.ts';
import type { Database } from '#sandbox/database/open-database.ts';

export interface Mail {
  recipient: string;
  subject: string;
  /** Language of the text, for example `ca-ES`. */
  language: string;
  /** Plain text; holds the code. */
  text: string;
  /** The same as an HTML document. */
  html: string;
  /** Code or provisional password in the text, for the log and for tests. */
  code?: string;
  attachments?: { fileName: string; contentType: string; bytes: Uint8Array }[];
}

export interface Outbox {
  /** Stores the e-mail instead of sending it; `database` is the caller's, so that it belongs to their transaction. */
  send(database: Database, mail: Mail): Promise<void>;
}

/** The retailer's outgoing e-mails: stored in the database, subject and code passed to `print`. */
export function createOutbox(clock: Clock, print: (line: string) => void): Outbox {
  return {
    async send(database, { code = null, attachments = [], ...mail }) {
      const files = attachments.map(({ fileName, contentType, bytes }) => ({
        ...{ name: fileName, type: contentType },
        content: Buffer.from(bytes).toString('base64'),
      }));
      await database
        .insertInto('mails')
        .values({ ...mail, code, attachments: JSON.stringify(files), created_at: clock.now() })
        .execute();
      print(`Mail to ${mail.recipient}: ${mail.subject}${code ? ` [${code}]` : ''}`);
    },
  };
}
