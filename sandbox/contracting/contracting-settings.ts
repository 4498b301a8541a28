import type { Settings } from '#domain/settings/settings-types.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import { settingsOf, visitorSettings } from '#sandbox/operations/content/settings.ts';
import type { Session } from '#sandbox/sessions/sessions.ts';

/** The setting `contractation`. */
export type ContractingSettings = Settings['contractation'];

/** The settings of contracting for a visitor or a signed-in customer, and the limit of files in bytes. */
export async function contractingSettings(
  database: Database,
  session: Session | null,
): Promise<ContractingSettings & { fileUploadSizeLimit: number }> {
  const { contractation, fileUploadSizeLimit } = await portalSettings(database, session);
  return { ...contractation, fileUploadSizeLimit };
}

/** All settings in force for a visitor or a signed-in customer. */
export const portalSettings = (database: Database, session: Session | null): Promise<Settings> =>
  session ? settingsOf(database, session.customer) : visitorSettings(database);
