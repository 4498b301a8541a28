import type { PortalServices, PortalState } from '#app/extension.ts';
import type { Answers } from '#domain/submission.ts';
import type { FormContextValue } from '#forms/engine/form-context.ts';
import { i18n } from '#i18n/i18n.ts';
import { isRefusing } from '#machines/wizard/wizard-moves.ts';
import { runningWizard, type WizardRun } from '#wizard/run/wizard-run.ts';
import type { Walk } from '#workbench/edit/studio-messages.ts';
import { withoutMarks } from '#workbench/edit/text-marks.ts';
import { fillWith } from '#workbench/preview/preview-example.ts';
import { submitShown } from '#workbench/preview/preview-submit.ts';
import { fittingExamples } from './fitting-examples.ts';
import { formOnPage } from './form-on-page.ts';
import { freshSupplies } from './fresh-supplies.ts';
import { goToStep } from './preview-step.ts';

interface WalkOptions {
  portal: PortalState;
  services: PortalServices;
  report: (walk: Walk) => void;
  signal: AbortSignal;
}

/** How long a person sees what was filled in before it is sent. */
const SEEN_MS = 1200;

/**
 * Walks through a wizard as a customer does: each step is filled in with the example that fits its facts best, else the next one,
 * and sent, up to the end; the sandbox receives it. Ends where a step takes none of them, at the signal, and when another page is
 * opened. Rejects when the examples cannot be read.
 */
export async function walkWizard(wizard: string, options: WalkOptions): Promise<void> {
  const { portal, services, report, signal } = options;
  const { steps: all = [] } = portal.configuration.manifest.wizards[wizard] ?? {};
  const formOf = (step: string) => all.find(({ id }) => id === step)?.form ?? '';
  await goToStep(wizard, all[0]?.id ?? '', '', portal, services);
  const owner = services.session.getSnapshot().context.user?.id ?? '';
  const run = runningWizard(wizard, owner);
  if (!run) return;
  const fresh = freshSupplies();
  for (let outcome: Outcome = 'passed'; ; ) {
    const { step, steps } = run.actor.getSnapshot().context;
    const at = steps.findIndex(({ id }) => id === step);
    const key = `wizards.${wizard}.${step}`;
    const words = i18n.exists(key) ? withoutMarks(i18n.t(key)) : step;
    const say = (state: Walk['state']) =>
      report({ wizard, step, words, at: at + 1, of: steps.length, state });
    if (outcome !== 'passed') return say(outcome);
    say('walking');
    const form = await formOnPage(formOf(step), signal);
    if (!form) return say('stopped');
    outcome = await pass(run, form, { fresh, signal }).catch((failure: unknown) => {
      say('stopped');
      throw failure;
    });
  }
}

type Outcome = 'passed' | Exclude<Walk['state'], 'walking'>;

/** Sends a step with the first of its examples that is taken. */
async function pass(
  run: WizardRun,
  form: FormContextValue,
  { fresh, signal }: { fresh: (answers: Answers) => Answers; signal: AbortSignal },
): Promise<Outcome> {
  for (const { answers } of await fittingExamples(form.name, form.facts)) {
    fillWith(form, fresh(answers));
    await pause(SEEN_MS, signal);
    if (signal.aborted) return 'stopped';
    const sent = sentStep(run, signal);
    submitShown(form.name, signal);
    const outcome = await sent;
    if (outcome !== 'refused') return outcome;
  }
  return 'refused';
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** How long errors stand on the page before they count: those of the example before go with its answers. */
const SETTLED_MS = 600;

/** How the sending of a step ends: in the machine, in its form where that finds errors, or as another page is opened. */
function sentStep(run: WizardRun, signal: AbortSignal): Promise<Outcome> {
  const { step } = run.actor.getSnapshot().context;
  const { pathname } = window.location;
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (outcome: Outcome) => {
      clearTimeout(timer);
      observer.disconnect();
      subscription.unsubscribe();
      signal.removeEventListener('abort', look);
      resolve(outcome);
    };
    const look = () => {
      const outcome = machineOutcome(run, step);
      if (outcome) return end(outcome);
      if (signal.aborted || window.location.pathname !== pathname) return end('stopped');
      clearTimeout(timer);
      if (hasErrors(run)) timer = setTimeout(() => hasErrors(run) && end('refused'), SETTLED_MS);
    };
    const subscription = run.actor.subscribe(look);
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      ...{ childList: true, subtree: true, attributeFilter: ['aria-invalid'] },
    });
    signal.addEventListener('abort', look);
    look();
  });
}

function machineOutcome(run: WizardRun, step: string): Outcome | null {
  const snapshot = run.actor.getSnapshot();
  const { context, value } = snapshot;
  if (value === 'finished') return 'finished';
  if (context.step !== step) return 'passed';
  const isStopped = value === 'unsure' || snapshot.matches({ open: 'failed' });
  return isStopped || snapshot.matches({ open: 'refused' }) || isRefusing(context)
    ? 'refused'
    : null;
}

const hasErrors = ({ actor }: WizardRun) =>
  actor.getSnapshot().matches({ open: 'filling' }) &&
  document.querySelector('form [aria-invalid="true"]') !== null;
