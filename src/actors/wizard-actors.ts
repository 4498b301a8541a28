import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Facts } from '#config/configuration-types.ts';
import type { ConfirmOutcome, StepOutcome } from '#domain/wizard.ts';
import type { WizardAttempt } from '#machines/wizard-context.ts';
import { loadWizardOperation } from '#operations/registry.ts';

/** What stands around a wizard while an attempt is under way. */
export interface WizardSurroundings {
  /** Name of the wizard document. */
  wizard: string;
  /** Its operation; without one nothing is sent, and what is confirmed goes nowhere. */
  operation: string | undefined;
  facts: Facts;
  /** Its reads that the confirmation makes stale are fetched anew. */
  queryClient: QueryClient;
}

/**
 * The promises of `wizardMachine`; the surroundings are asked for at each attempt:
 * `wizardMachine.provide({ actors: wizardActors(() => surroundings) })`.
 */
export function wizardActors(surroundings: () => WizardSurroundings) {
  const attempt = async ({ answers, memory, attemptKey }: WizardAttempt) => {
    const { wizard, operation, facts, queryClient } = surroundings();
    const doing = operation === undefined ? null : await loadWizardOperation(operation);
    const context = { wizard, memory, attemptKey, facts };
    const done = (outcome: ConfirmOutcome | null) => {
      if (outcome?.kind !== 'confirmed') return outcome;
      for (const queryKey of doing?.stales ?? []) void queryClient.invalidateQueries({ queryKey });
      return outcome;
    };
    const nowhere: ConfirmOutcome = { kind: 'confirmed', render: null, memory };
    return { doing, answers, context, done, nowhere };
  };
  return {
    save: fromPromise<StepOutcome, WizardAttempt>(async ({ input }) => {
      const { doing, answers, context } = await attempt(input);
      const { id: step, sends } = input.step;
      if (!doing || sends === undefined)
        return { kind: 'saved', memory: input.memory, sent: false };
      return doing.saveStep(sends, answers, { ...context, step });
    }),
    confirm: fromPromise<ConfirmOutcome, WizardAttempt>(async ({ input }) => {
      const { doing, answers, context, done, nowhere } = await attempt(input);
      const outcome = doing ? await doing.confirm(answers, context) : nowhere;
      done(outcome);
      return outcome;
    }),
    verify: fromPromise<ConfirmOutcome | null, WizardAttempt>(async ({ input }) => {
      const { doing, answers, context, done, nowhere } = await attempt(input);
      return done(doing ? await doing.verify(answers, context) : nowhere);
    }),
  };
}
