import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, createActor } from 'xstate';
import { wizardActors } from '#actors/wizard-actors.ts';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import type { WizardStep } from '#domain/wizard/wizard-steps.ts';
import type { FilledAnswers } from '#forms/engine/answers/filled-answers.ts';
import {
  type AnswersBefore,
  type FormStore,
  formStore,
  type TakenBack,
} from '#forms/engine/form-store.ts';
import { newIdempotencyKey } from '#forms/engine/submit/idempotency-key.ts';
import { wizardMachine } from '#machines/wizard/wizard.ts';
import type { WizardProgress } from '#machines/wizard/wizard-context.ts';
import { onWizardsForgotten } from '#wizard/resume/wizard-forget.ts';
import { dropRun, setRunOfTab, storeRun } from '#wizard/resume/wizard-store.ts';
import { storableProgress } from '#wizard/steps/wizard-progress.ts';
import { changedIn } from './unstored-answers.ts';
import { holdRun } from './wizard-lock.ts';

/** A wizard in progress. It outlives its page: a customer who returns to it in this tab finds everything, files too. */
export interface WizardRun {
  id: string;
  wizard: string;
  /** User's id; empty for a visitor. */
  owner: string;
  actor: ActorRefFrom<typeof wizardMachine>;
  /** Answers in the forms of the steps, by the id of the step. */
  stores: Map<string, FormStore>;
  /** Steps whose answers the customer changed. */
  typed: Set<string>;
  /** Forms of the steps that were shown, by the id of the step. */
  forms: Map<string, CompiledForm>;
  /** Files of each step by the id in its answers. */
  files: Map<string, Map<string, File>>;
  /** Current facts: set at each change, read at each attempt. */
  facts: Facts;
  /** Answers that another page gave to it. */
  given: WizardAnswers;
  /** Lets another tab have the run; null until this tab has it. */
  release: (() => void) | null;
}

export interface RunBeginning {
  wizard: string;
  operation: string | undefined;
  owner: string;
  steps: readonly WizardStep[];
  facts: Facts;
  queryClient: QueryClient;
  /** A stored run to continue, already retained by this tab. */
  earlier?: {
    id: string;
    progress: WizardProgress;
    typed: WizardAnswers;
    filled: Readonly<Record<string, FilledAnswers>>;
    takenBack: Readonly<Record<string, TakenBack>>;
    forms: Map<string, CompiledForm>;
    release: () => void;
  };
}

const runs = new Set<WizardRun>();

onWizardsForgotten(() => {
  for (const run of [...runs]) endRun(run);
});

/** The open run of a wizard in this page for this person: their own, else one started as a visitor. */
export function runningWizard(wizard: string, owner: string): WizardRun | undefined {
  const ofWizard = [...runs].filter((run) => run.wizard === wizard);
  const run =
    ofWizard.find((one) => one.owner === owner) ?? ofWizard.find((one) => one.owner === '');
  if (run) run.owner = owner;
  return run;
}

/** A page has one run of a wizard. Only that of a customer whose session ended is retained until the next sign-in. */
function endRunsBefore({ wizard, owner }: WizardRun): void {
  for (const run of [...runs]) {
    if (run.wizard === wizard && (owner !== '' || run.owner === '')) endRun(run);
  }
}

/** Begins a wizard in this tab, or continues a stored run, and stores it at each change. */
export function beginRun(beginning: RunBeginning): WizardRun {
  const { wizard, operation, owner, steps, facts, queryClient, earlier } = beginning;
  const actors = wizardActors(() => ({ wizard, operation, facts: run.facts, queryClient }));
  const run: WizardRun = {
    id: earlier?.id ?? newIdempotencyKey(),
    wizard,
    owner,
    actor: createActor(wizardMachine.provide({ actors }), {
      input: { steps, saved: earlier?.progress ?? null },
    }),
    stores: new Map(),
    typed: new Set(),
    forms: earlier?.forms ?? new Map(),
    files: new Map(),
    facts,
    given: {},
    release: earlier?.release ?? null,
  };
  for (const [step, answers] of Object.entries(earlier?.typed ?? {})) {
    run.typed.add(step);
    storeOfStep(run, step, answers, {
      filled: earlier?.filled[step],
      taken: earlier?.takenBack[step],
    });
  }
  endRunsBefore(run);
  runs.add(run);
  setRunOfTab(wizard, run.id);
  if (!earlier) void holdRun(run.id).then((release) => release && setRelease(run, release));
  // An actor notifies of each event, also of those that change nothing here.
  run.actor.subscribe(({ context }) => {
    storeProgress(run);
    // Before a component renders the step, which then creates nothing in the run.
    storeOfStep(run, context.step);
    filesOfStep(run, context.step);
  });
  run.actor.start();
  return run;
}

/** The form store of a step, in the run that keeps it. */
export function storeOfStep(
  run: WizardRun,
  step: string,
  answers?: Answers,
  before: AnswersBefore = {},
): FormStore {
  const known = run.stores.get(step);
  if (known) return known;
  const store = formStore(answers, before);
  store.subscribe((paths) => {
    if (paths.length === 0) return;
    run.typed.add(step);
    run.actor.send({ type: 'change', step, addresses: changedIn(run.forms.get(step), paths) });
  });
  run.stores.set(step, store);
  return store;
}

/** The files of a step, in the run that keeps them. */
export function filesOfStep({ files }: WizardRun, step: string): Map<string, File> {
  const known = files.get(step);
  if (known) return known;
  const created = new Map<string, File>();
  files.set(step, created);
  return created;
}

function setRelease(run: WizardRun, release: () => void): void {
  if (runs.has(run)) run.release = release;
  else release();
}

function storeProgress(run: WizardRun): void {
  const snapshot = run.actor.getSnapshot();
  const { context } = snapshot;
  if (snapshot.value === 'finished') dropRun(run.id);
  else if (run.typed.size > 0 || Object.keys(context.answers).length > 0) {
    const { id, wizard, owner, forms } = run;
    const typed = Object.fromEntries(
      [...run.typed].map((step) => [step, storeOfStep(run, step).read()]),
    );
    const filled = Object.fromEntries(
      [...run.typed].map((step) => [step, storeOfStep(run, step).filled()]),
    );
    const takenBack = Object.fromEntries(
      [...run.stores].map(([step, store]) => [step, Object.fromEntries(store.takenBack.read())]),
    );
    const editions = Object.fromEntries([...forms].map(([step, form]) => [step, form.edition]));
    storeRun({
      id,
      wizard,
      owner,
      editions,
      progress: storableProgress({ ...context, typed, filled, takenBack }, forms),
    });
  }
}

/** Ends a run and deletes it from memory and storage. */
export function endRun(run: WizardRun): void {
  run.actor.stop();
  dropRun(run.id);
  run.release?.();
  run.release = null;
  runs.delete(run);
}
