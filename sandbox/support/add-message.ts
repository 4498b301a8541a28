import type { Database } from '#sandbox/database/open-database.ts';
import type {
  RequestState,
  StoredFile,
  SupportMessageRow,
} from '#sandbox/database/tables/support-tables.ts';
import type { SentFile } from '#sandbox/uploads/uploaded-file.ts';

interface NewMessage {
  role: 'customer' | 'admin';
  text: string;
  /** State that the request takes with it. */
  state: RequestState;
  files: SentFile[];
  now: Date;
}

/** Adds a message to a case or claim and keeps its files; inside the caller's transaction. */
export async function addMessage(
  database: Database,
  requestId: number,
  { role, text, state, files, now }: NewMessage,
): Promise<SupportMessageRow> {
  const attachments: StoredFile[] = [];
  for (const { bytes, ...file } of files) {
    const { id } = await database
      .insertInto('support_files')
      .values({ request_id: requestId, name: file.name, type: file.type, bytes })
      .returning('id')
      .executeTakeFirstOrThrow();
    attachments.push({ ...file, file: id });
  }
  return database
    .insertInto('support_messages')
    .values({
      request_id: requestId,
      role,
      text,
      state,
      attachments: JSON.stringify(attachments),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
