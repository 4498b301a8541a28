import type { Problem } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import type {
  WizardAnswers,
  WizardMemory,
  WizardRefusal,
  WizardRender,
} from '#domain/wizard/wizard.ts';
import type { WizardStep } from '#domain/wizard/wizard-steps.ts';
import type { RetainedAnswers } from './wizard-retained.ts';

/** The part of a wizard that may be stored: plain JSON once files and secrets are removed. */
export interface WizardProgress {
  step: string;
  /** Valid answers at the time of the last Next. */
  answers: WizardAnswers;
  /** Steps whose answers are valid and unchanged since. */
  settled: readonly string[];
  /** Steps whose current answers the retailer has. */
  sent: readonly string[];
  retained: RetainedAnswers;
  /** What the retailer has of them and the answers of now no longer show: it deletes that. */
  dropped: RetainedAnswers;
  memory: WizardMemory;
  idempotencyKey: string;
  /** Step whose last attempt is pending or lost its answer. */
  unanswered: string | null;
}

export interface WizardState extends WizardProgress {
  /** Steps that this customer sees, in order. */
  steps: readonly WizardStep[];
  /** Step that Next returns to, after an earlier one was edited. */
  returnTo: string | null;
  /** Addresses of the last attempt's answers that the device never stores. */
  unstored: readonly string[];
  /** True when all answers of the last attempt are still available, so that it can be repeated. */
  canRepeat: boolean;
  refusal: WizardRefusal | null;
  /** Reason of the last failed confirmation, as the retailer named it. */
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

/** Valid answers of a step, and their consequences for the wizard. */
export interface WizardSubmission extends StepAnswers {
  /** Steps that the customer sees with these answers. */
  steps: readonly WizardStep[];
  /** Steps that depend on answers which these replace: they must be passed again. */
  stale: readonly string[];
  /** Addresses of answers among these that the device never stores. */
  unstored?: readonly string[];
  /** Addresses of answers, by step, that these hide or take back. */
  gone?: RetainedAnswers;
  /** Key of this attempt, unless it repeats one whose answer was lost. */
  idempotencyKey: string;
}

export interface WizardNote {
  memory: WizardMemory;
  /** Steps that depend on what this replaces. */
  stale: readonly string[];
}

export type WizardEvent =
  /** Answers of a step changed; they are in the step's form, and come with `submit`. */
  | { type: 'change'; step: string; addresses?: readonly string[] }
  | ({ type: 'submit' } & WizardSubmission)
  | { type: 'back' }
  /** Goes to a step of the header or of the address. */
  | { type: 'goTo'; step: string }
  /** Goes to a step from the summary; Next returns to the summary. */
  | { type: 'edit'; step: string }
  /** Repeats the attempt whose answer was lost. */
  | { type: 'retry' }
  /** Ends with the part that is confirmed already. */
  | { type: 'leaveTheRest' }
  | ({ type: 'remember' } & WizardNote)
  /** A document was shown that the confirmation names: the customer did nothing. */
  | ({ type: 'shown' } & Pick<WizardNote, 'memory'>)
  /** Settings, session or time change the visible steps. */
  | { type: 'stepsChanged'; steps: readonly WizardStep[] };

/** What an attempt sends. */
export interface WizardAttempt {
  step: WizardStep;
  /** The visible steps, in order. */
  steps: readonly WizardStep[];
  /** Their answers. */
  answers: WizardAnswers;
  memory: WizardMemory;
  retained: RetainedAnswers;
  dropped: RetainedAnswers;
  idempotencyKey: string;
}
