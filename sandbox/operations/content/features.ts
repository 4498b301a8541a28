import { type Call, signedIn } from '#sandbox/api/handler.ts';
import { Refusal } from '#sandbox/api/refusal.ts';
import { settingsOf } from './settings.ts';

/** Features that the setting `features.<name>.enabled` can switch off; the sandbox then refuses their operations. */
export type Feature =
  | 'addressChange'
  | 'contactChange'
  | 'contractDocuments'
  | 'electronicNotification'
  | 'invoiceDelivery'
  | 'powerChange'
  | 'reportDownload'
  | 'sipsOptOut'
  | 'tariffOptions'
  | 'virtualBattery';

/** Throws 403 when a feature is switched off for the caller. */
export async function refuseDisabled(
  call: Pick<Call, 'database' | 'session'>,
  feature: Feature,
): Promise<void> {
  const { features } = await settingsOf(call.database, signedIn(call).customer);
  if (!features[feature].enabled) throw new Refusal(403, 'feature_disabled');
}
