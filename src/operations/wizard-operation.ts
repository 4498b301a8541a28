import type { Facts } from '#config/configuration-types.ts';
import type { ConfirmOutcome, StepOutcome, WizardAnswers, WizardMemory } from '#domain/wizard.ts';

export interface WizardContext {
  /** Name of the wizard document, for example `contracting-dual`. */
  wizard: string;
  memory: WizardMemory;
  /** The same for every attempt whose answer was lost, so that the retailer can tell a repeat. */
  attemptKey: string;
  facts: Facts;
}

/**
 * The writes of a wizard. Answers are those of the steps that this customer sees. Throws ProblemError for
 * what is neither a step's nor the retailer's own answer: no connection, an ended session, a broken server.
 */
export interface WizardOperation {
  /** Ids of the steps without whose answers there is nothing to confirm; the check of the configuration reads them here. */
  needs: readonly string[];
  /**
   * Sends one step, the number `sends` of its document; `step` is its id, as two steps may go under one number
   * (contracts of electricity and of gas). Called only when the answers of the step changed.
   */
  saveStep(
    sends: number,
    answers: WizardAnswers,
    context: WizardContext & { step: string },
  ): Promise<StepOutcome>;
  /** Confirms the whole. Throws with problem `invalid` for fields that the retailer refuses, keys as in WizardFieldErrors. */
  confirm(answers: WizardAnswers, context: WizardContext): Promise<ConfirmOutcome>;
  /** After a lost answer: what became of it; null when nobody can tell. */
  verify(answers: WizardAnswers, context: WizardContext): Promise<ConfirmOutcome | null>;
  /** Query keys whose reads are stale once the whole is confirmed. */
  stales?: readonly (readonly unknown[])[];
}
