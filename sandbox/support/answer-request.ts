import type { Database } from '#sandbox/database/open-database.ts';
import type { RequestState } from '#sandbox/database/tables/support-tables.ts';

/** Answers a case or claim as the retailer does, and sets its state. False for an unknown number. */
export function answerRequest(
  database: Database,
  id: number,
  { text, state, now }: { text: string; state: RequestState; now: Date },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const updated = await transaction
      .updateTable('support_requests')
      .set({ state, updated_at: now })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!updated) return false;
    await transaction
      .insertInto('support_messages')
      .values({ request_id: id, role: 'admin', text, state, attachments: '[]', created_at: now })
      .execute();
    return true;
  });
}
