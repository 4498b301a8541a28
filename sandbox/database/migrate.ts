import { type Kysely, type Migration, Migrator } from 'kysely';
import { accountTables } from './migrations/account-tables.ts';
import { batteryMovements } from './migrations/battery-movements.ts';
import { batteryTables } from './migrations/battery-tables.ts';
import { cardTables } from './migrations/card-tables.ts';
import { contractChangeTables } from './migrations/contract-change-tables.ts';
import { contractNotices } from './migrations/contract-notices.ts';
import { contractRequestDates } from './migrations/contract-request-dates.ts';
import { emailChanges } from './migrations/email-changes.ts';
import { firstTables } from './migrations/first-tables.ts';
import { invoiceLists } from './migrations/invoice-lists.ts';
import { invoiceTables } from './migrations/invoice-tables.ts';
import { lastPowerChange } from './migrations/last-power-change.ts';
import { leadTables } from './migrations/lead-tables.ts';
import { letterLanguage } from './migrations/letter-language.ts';
import { listIndexes } from './migrations/list-indexes.ts';
import { mailHtml } from './migrations/mail-html.ts';
import { orderDocuments } from './migrations/order-documents.ts';
import { orderTables } from './migrations/order-tables.ts';
import { requestFiles } from './migrations/request-files.ts';
import { sessionDevices } from './migrations/session-devices.ts';
import { signatureLinks } from './migrations/signature-links.ts';
import { socialBonus } from './migrations/social-bonus.ts';
import { subscriptionTables } from './migrations/subscription-tables.ts';
import { supportReceipts } from './migrations/support-receipts.ts';
import { supportTables } from './migrations/support-tables.ts';
import type { Tables } from './tables.ts';

/** Every migration in order of its key; a released one is never edited, a new one is added. */
const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-invoice-tables': invoiceTables,
  '0003-contract-change-tables': contractChangeTables,
  '0004-battery-tables': batteryTables,
  '0005-lead-tables': leadTables,
  '0006-subscription-tables': subscriptionTables,
  '0007-support-tables': supportTables,
  '0009-account-tables': accountTables,
  '0010-card-tables': cardTables,
  '0011-list-indexes': listIndexes,
  '0012-contract-request-dates': contractRequestDates,
  '0013-battery-movements': batteryMovements,
  '0014-request-files': requestFiles,
  '0015-session-devices': sessionDevices,
  '0016-email-changes': emailChanges,
  '0017-order-tables': orderTables,
  '0018-support-receipts': supportReceipts,
  '0019-letter-language': letterLanguage,
  '0020-social-bonus': socialBonus,
  '0021-last-power-change': lastPowerChange,
  '0022-order-documents': orderDocuments,
  '0023-mail-html': mailHtml,
  '0024-signature-links': signatureLinks,
  '0025-contract-notices': contractNotices,
  '0026-invoice-lists': invoiceLists,
};

/** Migrates the tables to the current version. Throws the database's error when that fails. */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
