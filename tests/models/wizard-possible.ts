import { confirmedParts } from '#domain/wizard/wizard-parts.ts';
import type { WizardStep } from '#domain/wizard/wizard-steps.ts';
import type { WizardState } from '#machines/wizard/wizard-context.ts';
import type { WizardCase } from './wizard-cases.ts';

export const isCompany = ({ answers }: WizardState) => String(answers.person?.vat).startsWith('B');
/**
 * False where the retailer takes no leads before the confirmation. The machine does not know the setting: the case of it
 * answers that there is no consent, which its form does not show.
 */
export const sendsLeads = ({ answers }: WizardState) =>
  answers.installation?.leadsConsent !== false;
const refusals = ['save.badScore', 'save.dniInvalid', 'save.genericError', 'save.unchecked'];
const sendsNothing = ({ step, answers }: WizardState) =>
  step === 'gas-contract' && answers[step]?.includeGas === false;

/** Once electricity is confirmed: the retailer's other answers would give the model another memory than the page's. */
const isPossibleWithRest = (name: string) =>
  ['leave the rest', 'Previous', 'try again', 'Next at confirmation (a visitor)'].includes(name) ||
  (/^(confirm|verify)\./.test(name) && !/\.(failed|invalid|half done)$/.test(name));
const takesGasBeside = ({ steps, answers }: WizardState) =>
  steps.some(({ id }) => id === 'contract') && answers['gas-contract']?.includeGas === true;

/** True for an event or outcome that this customer or the retailer can cause at the current step. */
export function isPossible(name: string, context: WizardState, { steps, cases }: Wizard): boolean {
  const { step } = context;
  const placeOf = (id: string) => steps.findIndex((one) => one.id === id);
  const isWhole = context.steps.length === steps.length;
  if (confirmedParts(context.memory).length > 0) return isPossibleWithRest(name);
  if (name === 'leave the rest') return false;
  if (name === 'confirm.half done') return takesGasBeside(context);
  if (name === 'save.not sent') return !sendsLeads(context);
  if (name === 'save.nothing to send') return sendsLeads(context) && sendsNothing(context);
  if (refusals.includes(name)) return step === 'person' && sendsLeads(context);
  if (name.startsWith('save.')) return sendsLeads(context) && !sendsNothing(context);
  // The summary alone offers it.
  if (name === 'edit the person') return step === 'confirmation';
  // Past the step that chooses a tariff a code is fixed, and codes are for electricity.
  if (name === 'add a promotional code') return placeOf(step) <= placeOf('contract');
  if (name === 'companies are halted') return isCompany(context) && isWhole;
  if (name === 'companies go on') return isCompany(context) && !isWhole;
  const given = cases.find(({ event }) => event === name);
  if (!given) return true;
  // Steps appear and go only where the answers or the settings change that.
  const seesTheSame = given.settings !== undefined || !given.leavesOut === isWhole;
  return seesTheSame && (step !== 'confirmation' || sendsLeads(context));
}

interface Wizard {
  steps: WizardStep[];
  cases: WizardCase[];
}
