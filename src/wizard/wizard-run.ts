import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, createActor } from 'xstate';
import { wizardActors } from '#actors/wizard-actors.ts';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import type { WizardAnswers } from '#domain/wizard.ts';
import type { WizardStep } from '#domain/wizard-steps.ts';
import { type FormStore, formStore } from '#forms/engine/form-store.ts';
import { newIdempotencyKey } from '#forms/engine/idempotency-key.ts';
import { wizardMachine } from '#machines/wizard.ts';
import type { WizardProgress } from '#machines/wizard-context.ts';
import { onWizardsForgotten } from './wizard-forget.ts';
import { holdRun } from './wizard-hold.ts';
import { storableProgress } from './wizard-progress.ts';
import { dropRun, setRunOfTab, storeRun } from './wizard-store.ts';

/** A wizard on its way. It outlives its page: a customer who returns to it in this tab finds it as it was, files too. */
export interface WizardRun {
  id: string;
  wizard: string;
  /** User's id; empty for a visitor. */
  owner: string;
  actor: ActorRefFrom<typeof wizardMachine>;
  /** What stands in the forms of the steps, by the id of the step. */
  stores: Map<string, FormStore>;
  /** Steps whose answers somebody changed. */
  typed: Set<string>;
  /** Forms of the steps that were shown, by the id of the step. */
  forms: Map<string, CompiledForm>;
  /** Files of each step by the id that stands in its answers. */
  files: Map<string, Map<string, File>>;
  /** As they are now: set at each change, read at each attempt. */
  facts: Facts;
}

export interface RunBeginning {
  wizard: string;
  operation: string | undefined;
  owner: string;
  steps: readonly WizardStep[];
  facts: Facts;
  queryClient: QueryClient;
  /** An earlier run to go on with, held by this tab already. */
  earlier?: {
    id: string;
    progress: WizardProgress;
    typed: WizardAnswers;
    forms: Map<string, CompiledForm>;
    release: () => void;
  };
}

const runs = new Set<WizardRun>();
const releases = new Map<string, () => void>();

onWizardsForgotten(() => {
  for (const run of [...runs]) endRun(run);
});

/** The run of a wizard in this page that this person may see: their own, else one begun as a visitor. */
export function runningWizard(wizard: string, owner: string): WizardRun | undefined {
  const ofWizard = [...runs].filter((run) => run.wizard === wizard);
  const run =
    ofWizard.find((one) => one.owner === owner) ?? ofWizard.find((one) => one.owner === '');
  if (run) run.owner = owner;
  return run;
}

/** One run of a wizard in a page; but that of a customer whose session ended waits until somebody signs in. */
function endRunsBefore({ wizard, owner }: WizardRun): void {
  for (const run of [...runs]) {
    if (run.wizard === wizard && (owner !== '' || run.owner === '')) endRun(run);
  }
}

/** Begins a wizard in this tab, or goes on with an earlier run, and stores it from then on at each change. */
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
  };
  for (const [step, answers] of Object.entries(earlier?.typed ?? {})) {
    run.typed.add(step);
    storeOfStep(run, step, answers);
  }
  endRunsBefore(run);
  runs.add(run);
  setRunOfTab(wizard, run.id);
  if (earlier) releases.set(run.id, earlier.release);
  else void holdRun(run.id).then((release) => release && setRelease(run, release));
  // An actor tells of each event, those that change nothing in it too.
  run.actor.subscribe(() => storeProgress(run));
  run.actor.start();
  return run;
}

/** What stands in the form of a step, in the run that keeps it. */
export function storeOfStep(run: WizardRun, step: string, answers?: Answers): FormStore {
  const known = run.stores.get(step);
  if (known) return known;
  const store = formStore(answers);
  store.subscribe((paths) => {
    if (paths.length === 0) return;
    run.typed.add(step);
    run.actor.send({ type: 'change', step });
  });
  run.stores.set(step, store);
  return store;
}

function setRelease(run: WizardRun, release: () => void): void {
  if (runs.has(run)) releases.set(run.id, release);
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
    const editions = Object.fromEntries([...forms].map(([step, form]) => [step, form.edition]));
    storeRun({
      id,
      wizard,
      owner,
      editions,
      progress: storableProgress({ ...context, typed }, forms),
    });
  }
}

/** Ends a run and forgets it, here and in the store. */
export function endRun(run: WizardRun): void {
  run.actor.stop();
  dropRun(run.id);
  releases.get(run.id)?.();
  releases.delete(run.id);
  runs.delete(run);
}
