import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { contractsSubmissionActors } from '#actors/contracts-submission-actors.ts';
import { firstFailing } from '#config/conditions.ts';
import type { CompiledForm } from '#config/configuration-types.ts';
import { useConfiguration, useFacts } from '#config/facts-provider.tsx';
import { OTHER_CONTRACTS } from '#domain/contract/contract-reference.ts';
import type { Answers, SubmissionOutcome } from '#domain/submission.ts';
import { newIdempotencyKey } from '#forms/engine/submit/idempotency-key.ts';
import { contractsSubmissionMachine } from '#machines/contracts-submission.ts';
import type { ContractSubmission } from '#machines/contracts-submission-setup.ts';
import { useLatest } from '#ui/use-latest.ts';

/** A form that was sent for one contract, on its way to others. */
export interface ContractsSubmission {
  /** Machine and state (`contracts-submission.sending`). */
  state: string;
  isBusy: boolean;
  isLookingUp: boolean;
  contracts: readonly ContractSubmission[];
  /** Sends those that failed again; undefined while there is nothing to repeat. */
  retry: (() => void) | undefined;
}

/** Applies what was sent for one contract to those that the answers name, one after the other, from now on. */
export function useContractsSubmission(
  { name, submit = name, requires }: CompiledForm,
  { [OTHER_CONTRACTS]: references, ...answers }: Answers,
  first: SubmissionOutcome,
): ContractsSubmission {
  const queryClient = useQueryClient();
  const configuration = useConfiguration();
  const facts = useFacts();
  const now = useLatest({ configuration, facts, requires });
  const [{ machine, input }] = useState(() => {
    const failing = (contract: object) => {
      const { requires, facts, configuration } = now.current;
      return firstFailing(requires, { ...facts, subject: { contract } }, configuration);
    };
    const actors = contractsSubmissionActors(submit, { first, failing, queryClient });
    const contracts = (references as string[]).map((reference) => ({
      reference,
      idempotencyKey: newIdempotencyKey(),
    }));
    return {
      machine: contractsSubmissionMachine.provide({ actors }),
      input: { answers, contracts },
    };
  });
  const [{ value, context }, send] = useMachine(machine, { input });
  const isBusy = value !== 'partly' && value !== 'finished';
  useEffect(() => {
    if (!isBusy) void queryClient.refetchQueries({ type: 'active', stale: true });
  }, [isBusy, queryClient]);
  return {
    state: `contracts-submission.${value}`,
    isBusy,
    isLookingUp: value === 'verifying',
    contracts: context.contracts,
    retry: value === 'partly' ? () => send({ type: 'retry' }) : undefined,
  };
}
