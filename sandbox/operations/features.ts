import { Refusal } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { settingsOf } from './settings.ts';

/** What the retailer may switch off in the setting `features.<name>.enabled`. */
export type Feature =
  | 'addressChange'
  | 'powerChange'
  | 'invoiceDelivery'
  | 'electronicNotification'
  | 'sipsOptOut'
  | 'virtualBattery';

/** Throws 403 when a feature is switched off for this customer; one that no setting names is on. */
export async function refuseDisabled(
  database: Database,
  customer: Customer,
  feature: Feature,
): Promise<void> {
  const settings = await settingsOf(database, customer);
  const features: Record<string, unknown> = settings.features;
  const switched = features[feature] as { enabled?: boolean } | undefined;
  if (switched?.enabled === false) throw new Refusal(403, 'feature_disabled');
}
