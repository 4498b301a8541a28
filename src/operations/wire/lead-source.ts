import type { Facts } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import type { WizardAnswers, WizardMemory } from '#domain/wizard.ts';
import type { LeadKind } from './lead-call.ts';

/** What the fields of a lead are made from. */
export interface LeadSource {
  kind: LeadKind;
  answers: WizardAnswers;
  memory: WizardMemory;
  facts: Facts;
}

/** Fields of a step under the retailer's names. */
export type Fields = Record<string, unknown>;

/** Answers of a step; none while it is not answered. */
export const stepOf = ({ answers }: Pick<LeadSource, 'answers'>, step: string): Answers =>
  answers[step] ?? {};

/** CUPS of a lead; undefined while it is not known. In a dual contracting that of gas stands beside its contract. */
export function cupsOf({ kind, answers }: Pick<LeadSource, 'kind' | 'answers'>): unknown {
  const { cups, gasCups } = stepOf({ answers }, 'installation');
  return kind === 'electricity' ? cups : (gasCups ?? stepOf({ answers }, 'gas-contract').cups);
}

/** True where a contract of gas goes with one of electricity. */
export const isDual = (answers: WizardAnswers): boolean =>
  answers.installation?.cups !== undefined && answers['gas-contract'] !== undefined;

/** Answers of fields that a configuration owner added: they travel under their own names. */
export function extrasOf(answers: Answers, known: readonly string[]): Fields {
  const added = Object.entries(answers).filter(([name]) => !known.includes(name));
  return Object.fromEntries(added);
}
