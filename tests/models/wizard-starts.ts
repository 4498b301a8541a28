import type { WizardStep } from '#domain/wizard/wizard-steps.ts';
import type { WizardInput, WizardProgress } from '#machines/wizard/wizard-context.ts';
import type { WizardCase } from './wizard-cases.ts';

/** An earlier visit that had come to a step, with the usual answers. */
function progressAt(step: string, steps: WizardStep[], cases: WizardCase[]): WizardProgress {
  const settled = steps
    .slice(
      0,
      steps.findIndex(({ id }) => id === step),
    )
    .map(({ id }) => id);
  const usual = settled.map((id) => [id, cases.find((one) => one.step === id)?.answers ?? {}]);
  return {
    step,
    answers: Object.fromEntries(usual),
    settled,
    sent: [],
    retained: {},
    dropped: {},
    memory: {},
    idempotencyKey: 'earlier',
    unanswered: null,
  };
}

/** An earlier visit whose confirmation got no answer. */
function leftWhileConfirming(steps: WizardStep[], cases: WizardCase[]): WizardProgress {
  const progress = progressAt('confirmation', steps, cases);
  const accepted = cases.find((one) => one.step === 'confirmation')?.answers ?? {};
  return {
    ...progress,
    answers: { ...progress.answers, confirmation: accepted },
    settled: steps.map(({ id }) => id),
    unanswered: 'confirmation',
  };
}

/** Where a walk of a wizard can begin: at a first visit, or at what an earlier one left. */
export function startsOf(
  steps: WizardStep[],
  cases: WizardCase[],
): Record<string, () => WizardInput> {
  const at = (step: string) => progressAt(step, steps, cases);
  const company = cases.find(({ event }) => event === 'Next at person (a company)')?.answers;
  const ofCompany = at('payment');
  if (company) ofCompany.answers.person = company;
  // The last ones first: they have the shortest forms.
  const later = [...steps].slice(1).reverse();
  return {
    ...Object.fromEntries(later.map(({ id }) => [`at ${id}`, () => ({ steps, saved: at(id) })])),
    'first visit': () => ({ steps, saved: null }),
    'at payment, as a company': () => ({ steps, saved: ofCompany }),
    'left while confirming': () => ({ steps, saved: leftWhileConfirming(steps, cases) }),
  };
}
