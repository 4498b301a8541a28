import { ProblemError } from '#domain/problem.ts';
import type { ConfirmOutcome, StepOutcome } from '#domain/wizard/wizard.ts';
import { confirmedParts } from '#domain/wizard/wizard-parts.ts';
import { WizardProblemError } from '#domain/wizard/wizard-problem.ts';
import type { WizardStep } from '#domain/wizard/wizard-steps.ts';
import { wizardMachine } from '#machines/wizard/wizard.ts';
import type { MachineModel } from '#tests/support/machines/machine-model.ts';
import { problemOutcomes } from '#tests/support/retailer/problem-outcomes.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { viewOf } from '#tools/config/sources/view.ts';
import { type WizardCase, wizardCases } from './wizard-cases.ts';
import { isCompany, isPossible, sendsLeads } from './wizard-possible.ts';
import { startsOf } from './wizard-starts.ts';

const wizardNames = ['contracting-electricity', 'contracting-gas', 'contracting-dual'];

const saved: StepOutcome = { kind: 'saved', memory: { leadId: 'one' } };
const confirmed: ConfirmOutcome = { kind: 'confirmed', render: null, memory: {} };
const failed: ConfirmOutcome = { kind: 'failed', reason: 'retailer_unreachable', memory: {} };
const gatewayGaveUp = { error: new ProblemError({ kind: 'broken', status: 504 }) };
const halfDone = {
  error: new WizardProblemError(
    { kind: 'broken', status: 500 },
    {
      confirmed: [{ name: 'electricity', reference: 'one', render: null }],
      fixed: ['installation', 'person', 'contract', 'payment'],
    },
  ),
};
const refused = (reason: 'badScore' | 'dniInvalid' | 'genericError' | 'unchecked') => ({
  output: { kind: 'refused', reason, memory: {} },
});
const invalid = (fields: Record<string, string[]>) => ({
  error: new ProblemError({ kind: 'invalid', fields }),
});

// A conflict is the retailer's own answer that nothing was confirmed: contracting gives it as "failed".
const { conflict: _, ...withoutConflict } = problemOutcomes;

/** Steps of a wizard document, that of a partner where `MODEL_PARTNER` names one. */
function stepsOf(wizard: string): WizardStep[] {
  const view = viewOf(readConfigurationSources('.'), process.env.MODEL_PARTNER ?? null);
  return view.wizards.get(wizard)?.value.steps as unknown as WizardStep[];
}

const without = (steps: WizardStep[], ids: string[] = []) =>
  steps.filter(({ id }) => !ids.includes(id));

const submit = (
  { step, answers, makesStale = [], leavesOut }: WizardCase,
  steps: WizardStep[],
) => ({
  type: 'submit',
  step,
  answers,
  steps: without(steps, leavesOut),
  stale: makesStale,
  idempotencyKey: 'key',
});

function eventsOf(steps: WizardStep[], cases: WizardCase[]): MachineModel['events'] {
  const halted = without(steps, ['contract', 'gas-contract', 'payment']);
  return {
    ...Object.fromEntries(cases.map((one) => [one.event, submit(one, steps)])),
    Previous: { type: 'back' },
    'back to the first': { type: 'goTo', step: steps[0]?.id },
    'edit the person': { type: 'edit', step: 'person' },
    'type at the person': { type: 'change', step: 'person' },
    'add a promotional code': {
      type: 'remember',
      memory: { promotionalCode: 'LLUERNA10' },
      stale: ['contract'],
    },
    'companies are halted': { type: 'stepsChanged', steps: halted },
    'companies go on': { type: 'stepsChanged', steps },
    'try again': { type: 'retry' },
    'leave the rest': { type: 'leaveTheRest' },
  };
}

/** A wizard of contracting. It starts at every step, so that no path has to fill in what others filled in before. */
function wizardModel(wizard: string): MachineModel {
  const steps = stepsOf(wizard);
  const cases = wizardCases(wizard);
  return {
    machine: wizardMachine,
    starts: startsOf(steps, cases),
    events: eventsOf(steps, cases),
    outcomes: {
      save: {
        saved: { output: saved },
        'not sent': { output: { ...saved, sent: false } },
        'nothing to send': { output: saved },
        badScore: refused('badScore'),
        dniInvalid: refused('dniInvalid'),
        genericError: refused('genericError'),
        unchecked: refused('unchecked'),
        'wrong field': {
          output: { kind: 'invalid', fields: { 'person/vat': ['format'] }, memory: {} },
        },
        'gateway gave up': gatewayGaveUp,
        ...problemOutcomes,
        invalid: invalid({}),
      },
      confirm: {
        confirmed: { output: confirmed },
        failed: { output: failed },
        'half done': halfDone,
        'gateway gave up': gatewayGaveUp,
        ...withoutConflict,
        invalid: invalid({ 'payment/iban': ['format'] }),
      },
      verify: {
        confirmed: { output: confirmed },
        failed: { output: failed },
        unknown: { output: null },
        ...withoutConflict,
      },
    },
    contextKey: (context) => [
      ...[context.step, context.steps.length, context.canRepeat],
      ...[sendsLeads(context), isCompany(context), confirmedParts(context.memory).length],
    ],
    possible: (name, context) => isPossible(name, context, { steps, cases }),
    instant: ['save.not sent', 'save.nothing to send'],
    never: { 'open -- shown': 'the page does it, not the customer' },
  };
}

/** The wizards of contracting, by name. */
export const wizardModels = (): Record<string, MachineModel> =>
  Object.fromEntries(wizardNames.map((wizard) => [wizard, wizardModel(wizard)]));
