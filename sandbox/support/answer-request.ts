import type { Database } from '#sandbox/database/open-database.ts';
import type { RequestState } from '#sandbox/database/tables/support-tables.ts';
import type { SentFile } from '#sandbox/uploads/uploaded-file.ts';
import { addMessage } from './add-message.ts';

interface Answer {
  text: string;
  state: RequestState;
  files?: SentFile[];
  now: Date;
}

/** Answers a case or claim as the retailer does, and sets its state. False for an unknown number. */
export function answerRequest(
  database: Database,
  id: number,
  { text, state, files = [], now }: Answer,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const updated = await transaction
      .updateTable('support_requests')
      .set({ state, updated_at: now })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!updated) return false;
    await addMessage(transaction, id, { role: 'admin', text, state, files, now });
    return true;
  });
}
