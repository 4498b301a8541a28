import type { ContractingSettings } from './contracting-settings.ts';
import type { LeadFields, LeadKind } from './lead-fields.ts';

/** What a check may look at besides the lead itself. */
export interface CheckContext {
  kind: LeadKind;
  settings: ContractingSettings;
  signedIn: boolean;
  /** Whether `electricityLeadId` is a lead of electricity. */
  goesWithElectricity: boolean;
}

/** A code, or something that is not one when all is well. */
export type Code = string | undefined | false | null;

/** A rule of a lead: codes by the path of the field. */
export type Check = (fields: LeadFields, context: CheckContext) => Record<string, Code>;
