import type { FieldCode } from '#sandbox/api/refusal.ts';
import type { ContractingSettings } from './contracting-settings.ts';
import type { LeadFields, LeadKind } from './lead-fields.ts';

/** Data of a check besides the lead itself. */
export interface CheckContext {
  kind: LeadKind;
  settings: ContractingSettings;
  signedIn: boolean;
  /** ISO day. */
  today: string;
  /** True when `electricityLeadId` is a lead of electricity. */
  goesWithElectricity: boolean;
}

/** An error code, or any falsy value. */
export type Code = FieldCode | '' | undefined | false | null;

/** A rule of a lead: error codes by the path of the field. */
export type Check = (fields: LeadFields, context: CheckContext) => Record<string, Code>;
