import { existsSync, readFileSync } from 'node:fs';
import { ProblemError } from '#domain/problem.ts';
import type { ConfirmOutcome, StepOutcome } from '#domain/wizard.ts';
import type { WizardStep } from '#domain/wizard-steps.ts';
import { wizardMachine } from '#machines/wizard.ts';
import type { WizardProgress } from '#machines/wizard-context.ts';
import type { MachineModel } from '#tests/support/machine-model.ts';
import { problemOutcomes } from '#tests/support/problem-outcomes.ts';
import type { Json } from '#tools/config/json-value.ts';
import { mergePatch } from '#tools/config/merge-patch.ts';
import { type WizardCase, wizardCases } from './wizard-cases.ts';

export const wizardNames = ['contracting-electricity', 'contracting-gas', 'contracting-dual'];

const saved: StepOutcome = { kind: 'saved', memory: { leadId: 'one' } };
const confirmed: ConfirmOutcome = { kind: 'confirmed', render: null, memory: {} };
const failed: ConfirmOutcome = { kind: 'failed', reason: 'retailer_unreachable', memory: {} };
const gatewayGaveUp = { error: new ProblemError({ kind: 'broken', status: 504 }) };
const refused = (reason: 'badScore' | 'dniInvalid' | 'genericError') => ({
  output: { kind: 'refused', reason, memory: {} },
});
const invalid = (fields: Record<string, string[]>) => ({
  error: new ProblemError({ kind: 'invalid', fields }),
});

/** Steps of a wizard document, that of a partner where `MODEL_PARTNER` names one. */
export function stepsOf(wizard: string): WizardStep[] {
  const read = (folder: string) =>
    JSON.parse(readFileSync(`${folder}/wizards/${wizard}.json`, 'utf8')) as Json;
  const partner = `schemas/partners/${process.env.MODEL_PARTNER}`;
  const isPartners = existsSync(`${partner}/wizards/${wizard}.json`);
  const document = mergePatch(read('schemas'), isPartners ? read(partner) : {});
  return (document as unknown as { steps: WizardStep[] }).steps;
}

const without = (steps: WizardStep[], ids: string[] = []) =>
  steps.filter(({ id }) => !ids.includes(id));

const submit = ({ step, answers, makesAnew = [], leavesOut }: WizardCase, steps: WizardStep[]) => ({
  type: 'submit',
  step,
  answers,
  steps: without(steps, leavesOut),
  stale: makesAnew,
  attemptKey: 'key',
});

function eventsOf(steps: WizardStep[], cases: WizardCase[]): MachineModel['events'] {
  const halted = without(steps, ['contract', 'gas-contract', 'payment']);
  return {
    ...Object.fromEntries(cases.map((one) => [one.event, submit(one, steps)])),
    Previous: { type: 'back' },
    'back to the first': { type: 'goTo', step: steps[0]?.id },
    'edit the person': { type: 'edit', step: 'person' },
    'type at the person': { type: 'change', step: 'person', answers: { name: 'Laura' } },
    'add a promotional code': {
      type: 'remember',
      memory: { promotionalCode: 'LLUERNA10' },
      stale: ['contract'],
    },
    'companies are halted': { type: 'stepsChanged', steps: halted },
    'companies go on': { type: 'stepsChanged', steps },
    'try again': { type: 'retry' },
  };
}

/** An earlier visit that had come to a step, with the usual answers. */
export function progressAt(step: string, steps: WizardStep[], cases: WizardCase[]): WizardProgress {
  const settled = steps
    .slice(
      0,
      steps.findIndex(({ id }) => id === step),
    )
    .map(({ id }) => id);
  const usual = settled.map((id) => [id, cases.find((one) => one.step === id)?.answers ?? {}]);
  return {
    step,
    typed: {},
    answers: Object.fromEntries(usual),
    settled,
    sent: [],
    memory: {},
    attemptKey: 'earlier',
    unanswered: null,
  };
}

/** An earlier visit whose confirmation got no answer. */
export function leftWhileConfirming(steps: WizardStep[], cases: WizardCase[]): WizardProgress {
  const progress = progressAt('confirmation', steps, cases);
  const accepted = cases.find((one) => one.step === 'confirmation')?.answers ?? {};
  return {
    ...progress,
    answers: { ...progress.answers, confirmation: accepted },
    settled: steps.map(({ id }) => id),
    unanswered: 'confirmation',
  };
}

/** The machine of a wizard alone: every event and every outcome wherever the machine takes them. */
export function wizardModel(wizard: string): MachineModel {
  const steps = stepsOf(wizard);
  const cases = wizardCases(wizard);
  return {
    machine: wizardMachine,
    starts: {
      'first visit': () => ({ steps, saved: null }),
      'left while confirming': () => ({ steps, saved: leftWhileConfirming(steps, cases) }),
    },
    events: eventsOf(steps, cases),
    outcomes: {
      save: {
        saved: { output: saved },
        'not sent': { output: { ...saved, sent: false } },
        badScore: refused('badScore'),
        dniInvalid: refused('dniInvalid'),
        genericError: refused('genericError'),
        'wrong field': { output: { kind: 'invalid', fields: { 'person/vat': ['format'] } } },
        'gateway gave up': gatewayGaveUp,
        ...problemOutcomes,
        invalid: invalid({}),
      },
      confirm: {
        confirmed: { output: confirmed },
        failed: { output: failed },
        'gateway gave up': gatewayGaveUp,
        ...problemOutcomes,
        invalid: invalid({ 'payment/iban': ['format'] }),
      },
      verify: {
        confirmed: { output: confirmed },
        failed: { output: failed },
        'nobody can tell': { output: null },
        ...problemOutcomes,
      },
    },
    contextKey: ({ step, canRepeat }) => [step, canRepeat],
  };
}
