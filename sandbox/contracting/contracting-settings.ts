import type { Database } from '#sandbox/database/open-database.ts';
import { mergePatch, servedSettings } from '#sandbox/operations/settings.ts';
import type { Session } from '#sandbox/sessions/sessions.ts';
import defaults from '#schemas/portal.json' with { type: 'json' };

/** What the retailer asks of those who contract (setting `contractation`). */
export interface ContractingSettings {
  electricity: { enabled: boolean };
  gas: { enabled: boolean };
  /** Only for those who are signed in. */
  authenticate: boolean;
  /** Companies leave their data and are called; no contract is made here. */
  businessHalt: boolean;
  restrictCompanyVAT: boolean;
  invoiceRequired: boolean;
  requireLeadConsent: boolean;
  requireMarkChangeOwner: boolean;
  requirePreviousSupplier: boolean;
  requireEmail: boolean;
  commsLanguage: boolean;
  selfconsumption: { enabled: boolean; requireDocumentation: boolean };
}

const USUAL: ContractingSettings = {
  electricity: { enabled: true },
  gas: { enabled: true },
  authenticate: false,
  businessHalt: false,
  restrictCompanyVAT: false,
  invoiceRequired: true,
  requireLeadConsent: false,
  requireMarkChangeOwner: true,
  requirePreviousSupplier: false,
  requireEmail: true,
  commsLanguage: true,
  selfconsumption: { enabled: true, requireDocumentation: true },
};

type Tree = Record<string, unknown>;

/** The settings of contracting for a visitor, or for the customer who is signed in, and the limit of files in bytes. */
export async function contractingSettings(
  database: Database,
  session: Session | null,
): Promise<ContractingSettings & { fileUploadSizeLimit: number }> {
  const own = session ? [await servedSettings(database, 'private'), session.customer.settings] : [];
  const served = [await servedSettings(database, 'public'), ...own].reduce<Tree>(
    mergePatch,
    defaults,
  );
  const asked = (served.contractation ?? {}) as Tree;
  const merged = mergePatch(USUAL as unknown as Tree, asked) as unknown as ContractingSettings;
  return { ...merged, fileUploadSizeLimit: Number(served.fileUploadSizeLimit) };
}
