import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Contract } from '#domain/contract/contract.ts';
import { namedContract } from '#domain/contract/contract-reference.ts';
import type { FormSubmit } from '#domain/form-call.ts';
import type { SubmissionOutcome } from '#domain/submission.ts';
import type { ContractAttempt, ReadContract } from '#machines/contracts-submission-setup.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import { submissionCalls } from './submission-actors.ts';

interface ContractsDependencies {
  /** What became of the contract that the form was opened for. */
  first: SubmissionOutcome;
  /** Name of the condition of the form that fails for a contract; null where all hold. */
  failing: (contract: Contract) => string | null;
  queryClient: QueryClient;
}

/** The promises of `contractsSubmissionMachine` for what one form submits. Reads are marked stale, and refetched by the caller at the end. */
export function contractsSubmissionActors(
  submit: FormSubmit,
  { first, failing, queryClient }: ContractsDependencies,
) {
  const callsFor = ({ contract }: ContractAttempt) =>
    submissionCalls(submit, { subject: { contract }, queryClient, refetches: false, first });
  return {
    read: fromPromise<ReadContract, { reference: string }>(async ({ input, signal }) => {
      const { type, name } = namedContract(input.reference);
      const contract = await fetchContract(type, name, signal);
      return { contract, failing: failing(contract) };
    }),
    send: fromPromise<SubmissionOutcome, ContractAttempt>(({ input }) =>
      callsFor(input).send(input),
    ),
    verify: fromPromise<SubmissionOutcome | null, ContractAttempt>(({ input }) =>
      callsFor(input).verify(input),
    ),
  };
}
