import type { Problem } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import type { WizardAnswers, WizardMemory, WizardRefusal, WizardRender } from '#domain/wizard.ts';
import type { WizardStep } from '#domain/wizard-steps.ts';

/** What of a wizard may outlive the page: plain JSON once files and secrets are taken out. */
export interface WizardProgress {
  step: string;
  /** Valid answers, as they were when Next was pressed. */
  answers: WizardAnswers;
  /** Steps whose answers are valid and were not changed since. */
  settled: readonly string[];
  /** Steps that the retailer holds as they are. */
  sent: readonly string[];
  memory: WizardMemory;
  idempotencyKey: string;
  /** Step whose last attempt has no answer of the retailer's own: on its way, or lost. */
  unanswered: string | null;
}

export interface WizardState extends WizardProgress {
  /** Steps that this customer sees, in order. */
  steps: readonly WizardStep[];
  /** Step that Next leads back to, after an earlier one was edited. */
  returnTo: string | null;
  /** True when the answers of the last attempt are all here, so that it can be repeated. */
  canRepeat: boolean;
  refusal: WizardRefusal | null;
  /** Why the last confirmation failed, in the retailer's word. */
  failure: string | null;
  problem: Problem | null;
  render: WizardRender | null;
}

export interface WizardInput {
  steps: readonly WizardStep[];
  saved: WizardProgress | null;
}

/** Answers of the form of a step. */
export interface StepAnswers {
  step: string;
  answers: Answers;
}

/** Valid answers of a step, and what they change in the wizard. */
export interface WizardSubmission extends StepAnswers {
  /** The steps that this customer sees with these answers. */
  steps: readonly WizardStep[];
  /** Steps that looked at answers which these replace: they are to be passed again. */
  stale: readonly string[];
  /** Key of this attempt, unless it repeats one whose answer was lost. */
  idempotencyKey: string;
}

export interface WizardNote {
  memory: WizardMemory;
  /** Steps that looked at what this replaces. */
  stale: readonly string[];
}

export type WizardEvent =
  /** An answer of a step was changed; answers live in the step's form, and come with `submit`. */
  | { type: 'change'; step: string }
  | ({ type: 'submit' } & WizardSubmission)
  | { type: 'back' }
  /** To a step by its place in the header or in the address. */
  | { type: 'goTo'; step: string }
  /** To a step from the summary; Next leads back to the summary. */
  | { type: 'edit'; step: string }
  /** The same attempt once more, after its answer was lost. */
  | { type: 'retry' }
  | ({ type: 'remember' } & WizardNote)
  /** Settings, session or time show this customer other steps. */
  | { type: 'stepsChanged'; steps: readonly WizardStep[] };

/** What an attempt carries to the retailer. */
export interface WizardAttempt {
  step: WizardStep;
  /** Answers of the steps that this customer sees. */
  answers: WizardAnswers;
  memory: WizardMemory;
  idempotencyKey: string;
}
