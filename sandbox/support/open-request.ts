import type { FieldErrors } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { SupportRequestRow } from '#sandbox/database/tables/support-tables.ts';
import { bytesOf, readUploadedFile, type SentFile } from '#sandbox/uploads/uploaded-file.ts';
import { addMessage } from './add-message.ts';

type NewRequest = Pick<SupportRequestRow, 'kind' | 'title' | 'category'> &
  Partial<Omit<SupportRequestRow, 'id' | 'state' | 'created_at' | 'updated_at'>>;

/** Opens a case or claim with its first message; returns its number. */
export async function openRequest(
  database: Database,
  request: NewRequest,
  { text, files, now }: { text: string; files: SentFile[]; now: Date },
): Promise<number> {
  const state = 'in_process';
  const { id } = await database
    .insertInto('support_requests')
    .values({ ...request, state, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addMessage(database, id, { role: 'customer', text, state, files, now });
  return id;
}

/** Valid files of a request; the codes of the others are added to `errors` under `field`. */
export function readFiles(
  sent: { name: string; content: string }[],
  limit: number,
  { errors, field }: { errors: FieldErrors; field: string },
): SentFile[] {
  const read = sent.map((file) => {
    const valid = readUploadedFile(file, limit);
    return typeof valid === 'string' ? valid : { ...valid, bytes: bytesOf(file) };
  });
  const refused = [...new Set(read.filter((file) => typeof file === 'string'))];
  if (refused.length > 0) errors[field] = refused;
  return read.filter((file) => typeof file !== 'string');
}
