import { isIban, normaliseIban } from '#domain/identifiers/iban.ts';
import electricityRetailers from '#sandbox/data/retailers/electricity.json' with { type: 'json' };
import gasRetailers from '#sandbox/data/retailers/gas.json' with { type: 'json' };
import type { Check, CheckContext } from './lead-check.ts';
import { checkContract, checkGasContract } from './lead-contract-checks.ts';
import type { Errors, LeadFields } from './lead-fields.ts';
import { checkPerson } from './lead-person-checks.ts';
import { checkStart } from './lead-start-checks.ts';
import { checkSupply } from './lead-supply-checks.ts';

/** Errors of a lead, over all steps sent so far, that its schema cannot express; codes by the path of the field. */
export function checkLead(fields: LeadFields, context: CheckContext): Errors {
  const checks = [
    checkPlace,
    checkSupply,
    checkPerson,
    context.kind === 'gas' ? checkGasContract : checkContract,
    checkPayment,
    checkAcceptance,
    checkStart,
  ];
  const codes = checks.flatMap((check) => Object.entries(check(fields, context)));
  return Object.fromEntries(codes.flatMap(([path, code]) => (code ? [[path, [code]]] : [])));
}

const checkPlace: Check = (fields, { kind, settings }) => {
  const { activeContract, comerOrigin, invoice = [] } = fields;
  if (activeContract === undefined) return {};
  const retailers = kind === 'gas' ? gasRetailers : electricityRetailers;
  const missing = settings.requirePreviousSupplier && activeContract && !comerOrigin && 'required';
  const unknown = comerOrigin && !retailers.some(({ id }) => id === comerOrigin) && 'unknown';
  const noInvoice = settings.invoiceRequired && activeContract && invoice.length === 0;
  return {
    comerOrigin: missing || unknown || undefined,
    invoice: kind === 'electricity' && noInvoice && 'required',
    social_bonus_waiver:
      fields.social_bonus === 'yes' && !fields.social_bonus_waiver && 'must_be_true',
  };
};

const checkPayment: Check = ({ bank }) => {
  if (!bank) return {};
  const iban = normaliseIban(bank.iban);
  return {
    'bank.iban': iban ? !isIban(iban) && 'invalid' : 'required',
    'bank.owner_is_bank_owner': !bank.owner_is_bank_owner && 'must_be_true',
  };
};

const checkAcceptance: Check = ({ accept_gdpr, accept_ov_conditions }, { signedIn }) => {
  if (signedIn) return {};
  return {
    accept_gdpr: accept_gdpr === false && 'must_be_true',
    accept_ov_conditions: accept_ov_conditions === false && 'must_be_true',
  };
};
