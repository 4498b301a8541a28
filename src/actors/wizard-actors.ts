import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { asOneCustomer } from '#api/client.ts';
import type { Facts } from '#config/configuration-types.ts';
import { reportingOwnFaults } from '#config/report.ts';
import type { ConfirmOutcome, StepOutcome } from '#domain/wizard/wizard.ts';
import type { WizardAttempt } from '#machines/wizard/wizard-context.ts';
import { loadWizardMutation } from '#operations/registry.ts';

/** Dependencies of the attempts of a wizard. */
export interface WizardDependencies {
  /** Name of the wizard document. */
  wizard: string;
  /** Name of its mutation; without one nothing is sent, and the confirmation succeeds at once. */
  operation: string | undefined;
  facts: Facts;
  /** Refetches the reads that the confirmation makes stale. */
  queryClient: QueryClient;
}

/**
 * The promises of `wizardMachine`; the dependencies are read at each attempt:
 * `wizardMachine.provide({ actors: wizardActors(() => dependencies) })`.
 */
export function wizardActors(dependencies: () => WizardDependencies) {
  const attempt = async (input: WizardAttempt) => {
    const { steps, answers, memory, retained, dropped, idempotencyKey } = input;
    const { wizard, operation, facts, queryClient } = dependencies();
    const mutation = operation === undefined ? null : await loadWizardMutation(operation);
    const sent = steps.flatMap(({ id, sends }) => (sends === undefined ? [] : [id]));
    const context = { wizard, sent, memory, retained, dropped, idempotencyKey, facts };
    const refresh = (outcome: ConfirmOutcome | null) => {
      if (outcome?.kind !== 'confirmed') return;
      for (const queryKey of mutation?.stales ?? [])
        void queryClient.invalidateQueries({ queryKey });
    };
    const unsent: ConfirmOutcome = { kind: 'confirmed', render: null, memory };
    return { mutation, answers, context, refresh, unsent };
  };
  const submitting = <Outcome>(task: () => Promise<Outcome>) =>
    asOneCustomer(() =>
      reportingOwnFaults(`The mutation "${dependencies().operation}" failed`, task),
    );
  return {
    save: fromPromise<StepOutcome, WizardAttempt>(({ input }) =>
      submitting(async () => {
        const { mutation, answers, context } = await attempt(input);
        const { id: step, sends } = input.step;
        if (!mutation || sends === undefined)
          return { kind: 'saved', memory: input.memory, sent: false };
        return mutation.saveStep(sends, answers, { ...context, step });
      }),
    ),
    confirm: fromPromise<ConfirmOutcome, WizardAttempt>(({ input }) =>
      submitting(async () => {
        const { mutation, answers, context, refresh, unsent } = await attempt(input);
        const outcome = mutation ? await mutation.confirm(answers, context) : unsent;
        refresh(outcome);
        return outcome;
      }),
    ),
    verify: fromPromise<ConfirmOutcome | null, WizardAttempt>(({ input }) =>
      submitting(async () => {
        const { mutation, answers, context, refresh, unsent } = await attempt(input);
        const outcome = mutation ? await mutation.verify(answers, context) : unsent;
        refresh(outcome);
        return outcome;
      }),
    ),
  };
}
