import type { WizardStep } from '#domain/wizard-steps.ts';
import type { WizardState } from '#machines/wizard-context.ts';
import type { MachineModel, Outcome } from '#tests/support/machine-model.ts';
import { type WizardCase, wizardCases } from './wizard-cases.ts';
import { leftWhileConfirming, progressAt, stepsOf, wizardModel } from './wizard-model.ts';

/** A conflict is the retailer's own answer that nothing was confirmed: contracting gives it as "failed". */
const answeredOtherwise: Record<string, readonly string[]> = {
  confirm: ['conflict'],
  verify: ['conflict'],
};

const isCompany = ({ answers }: WizardState) => String(answers.person?.vat).startsWith('B');
const maySend = ({ answers }: WizardState) => answers.installation?.leadsConsent !== false;
const refusals = ['save.badScore', 'save.dniInvalid', 'save.genericError'];

/** True while the step at hand is saved without a call: no consent, or no gas. Such saving is over before it can be seen. */
export function sendsNothing(context: WizardState): boolean {
  const { step, answers } = context;
  return !maySend(context) || (step === 'gas-contract' && answers[step]?.includeGas === false);
}

function isPossible(name: string, context: WizardState, { steps, cases }: Wizard): boolean {
  const { step } = context;
  const placeOf = (id: string) => steps.findIndex((one) => one.id === id);
  const isWhole = context.steps.length === steps.length;
  if (name === 'save.not sent') return !maySend(context);
  if (name === 'save.saved') return maySend(context);
  if (refusals.includes(name)) return step === 'person' && maySend(context);
  if (name.startsWith('save.')) return !sendsNothing(context);
  // The summary alone offers it.
  if (name === 'edit the person') return step === 'confirmation';
  // Past the step that chooses a tariff a code is fixed.
  if (name === 'add a promotional code') return placeOf(step) <= placeOf('contract');
  if (name === 'companies are halted') return isCompany(context) && isWhole;
  if (name === 'companies go on') return isCompany(context) && !isWhole;
  const given = cases.find(({ event }) => event === name);
  if (!given) return true;
  // Nobody sees other steps than before unless the answers or the settings change that.
  const seesTheSame = given.settings !== undefined || !given.leavesOut === isWhole;
  return seesTheSame && (step !== 'confirmation' || maySend(context));
}

interface Wizard {
  steps: WizardStep[];
  cases: WizardCase[];
}

/**
 * A wizard of contracting as customers and the sandbox can bring it about in a browser. It starts at every step, so that
 * no path has to fill in what others filled in before.
 */
export function wizardBrowserModel(wizard: string): MachineModel {
  const model = wizardModel(wizard);
  const steps = stepsOf(wizard);
  const cases = wizardCases(wizard);
  const at = (step: string) => progressAt(step, steps, cases);
  const hasCode = steps.some(({ id }) => id === 'contract');
  const { 'add a promotional code': code, ...events } = model.events;
  const company = cases.find(({ event }) => event === 'Next at person (a company)')?.answers;

  const withoutConsent = at('payment');
  withoutConsent.answers.installation = {
    ...withoutConsent.answers.installation,
    leadsConsent: false,
  };
  const ofCompany = at('payment');
  if (company) ofCompany.answers.person = company;
  return {
    ...model,
    starts: {
      ...Object.fromEntries(
        // The last ones first: they have the shortest forms.
        [...steps]
          .slice(1)
          .reverse()
          .map(({ id }) => [`at ${id}`, () => ({ steps, saved: at(id) })]),
      ),
      'first visit': () => ({ steps, saved: null }),
      'at payment, without consent': () => ({ steps, saved: withoutConsent }),
      'at payment, as a company': () => ({ steps, saved: ofCompany }),
      'left while confirming': () => ({ steps, saved: leftWhileConfirming(steps, cases) }),
    },
    events: hasCode && code ? { ...events, 'add a promotional code': code } : events,
    outcomes: Object.fromEntries(
      Object.entries(model.outcomes).map(([actor, named]) => [actor, reachable(actor, named)]),
    ),
    contextKey: ({ step, steps: shown, canRepeat }) => [step, shown.length, canRepeat],
    possible: (name, context) => isPossible(name, context, { steps, cases }),
    never: hasCode ? {} : { 'open -- remember': 'promotional codes are for electricity' },
  };
}

const reachable = (actor: string, named: Record<string, Outcome>) =>
  Object.fromEntries(
    Object.entries(named).filter(([name]) => !answeredOtherwise[actor]?.includes(name)),
  );
