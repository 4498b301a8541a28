import type { Facts } from '#config/configuration-types.ts';
import type { WizardMemory } from '#domain/wizard/wizard.ts';
import type { TakenStepAnswers, WizardContext } from '#operations/mutation.ts';
import type { LeadKind } from './lead-call.ts';

/** Answers that a lead takes, by step. */
export const leadTakes = {
  installation: [
    'cups',
    'gasCups',
    'address',
    'residenceType',
    'socialBonus',
    'socialBonusWaiver',
    'cnae',
    'activeContract',
    'invoice',
    'comerOrigin',
    'gasComerOrigin',
    'leadsConsent',
    'allowContact',
    'acceptMorosityVerification',
    'sipsPower',
    'sipsPower2',
    'sipsPower3',
    'sipsPower4',
    'sipsPower5',
    'sipsPower6',
    'sipsTariff',
    'sipsSelfconsCode',
    'sipsGasTariff',
    'sipsConsumption',
    'sipsGasConsumption',
  ],
  person: [
    'vat',
    'name',
    'surName1',
    'surName2',
    'companyName',
    'vatRepresentante',
    'nameRepresentante',
    'surName1Representante',
    'surName2Representante',
    'nifEmpresa',
    'nifFaceup',
    'mobile',
    'email',
    'changeOwner',
    'commsLanguage',
    'sameInvoiceAddress',
    'ownerAddress',
  ],
  contract: [
    'power',
    'power2',
    'power3',
    'power4',
    'power5',
    'power6',
    'accessTariff',
    'home',
    'selectedProduct',
    'priceKind',
    'acceptMarketPrice',
    'promotionalCode',
    'selfcons',
    'selfconsCode',
    'selfconsAttachments',
  ],
  'gas-contract': [
    'includeGas',
    'cups',
    'supply',
    'sipsGasTariff',
    'sipsGasConsumption',
    'accessTariff',
    'home',
    'selectedProduct',
    'priceKind',
    'acceptMarketPrice',
    'invoice',
    'comerOrigin',
    'changeOwner',
  ],
  payment: ['account', 'iban', 'isOwner'],
  confirmation: [
    ...(['start', 'startDate', 'acceptGdpr', 'acceptOVConditions'] as const),
    ...(['acceptUseConditions', 'acceptPublicity'] as const),
  ],
} as const;

export type LeadStep = keyof typeof leadTakes;

/** Answers of a contracting that a lead takes. */
export type LeadAnswers = TakenStepAnswers<typeof leadTakes>;

/** The data that the fields of a lead are made from. */
export interface LeadSource {
  kind: LeadKind;
  answers: LeadAnswers;
  memory: WizardMemory;
  retained: WizardContext['retained'];
  dropped: WizardContext['dropped'];
  facts: Facts;
}

/** Fields of a step under the retailer's names. */
export type Fields = Record<string, unknown>;

/** Answers of a step; empty before it is completed. */
export const stepOf = <Step extends LeadStep>(
  { answers }: Pick<LeadSource, 'answers'>,
  step: Step,
): NonNullable<LeadAnswers[Step]> => answers[step] ?? {};

/**
 * CUPS of a lead; undefined while unknown. In a dual contracting that of gas is an answer of the gas contract's step.
 */
export function cupsOf({ kind, answers }: Pick<LeadSource, 'kind' | 'answers'>): unknown {
  const { cups, gasCups } = stepOf({ answers }, 'installation');
  return kind === 'electricity' ? cups : (gasCups ?? stepOf({ answers }, 'gas-contract').cups);
}

/** True for a contracting of electricity and gas. */
export const isDual = (answers: LeadAnswers): boolean =>
  stepOf({ answers }, 'installation').cups !== undefined && answers['gas-contract'] !== undefined;
