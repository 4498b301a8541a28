import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { submissionActors } from '#actors/submission-actors.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { attemptsOf, type FormAttempts } from '#forms/form-attempts.ts';
import { useSubmits } from '#forms/use-form.ts';
import type { RequestStanding } from '#machines/attempt-setup.ts';
import type { electronicNotificationMachine } from '#machines/electronic-notification.ts';
import type { sipsOptOutMachine } from '#machines/sips-opt-out.ts';

/** A lasting request of the customer about a contract, in the states of its machine. */
export interface ContractRequest {
  attempts: FormAttempts;
  /** Name of the machine's state. */
  at: string;
  /** Machine and state, for `data-state`. */
  state: string;
}

type RequestMachine = typeof sipsOptOutMachine | typeof electronicNotificationMachine;

/**
 * Runs the machine of a request for as long as its contract is shown; `standing` is the state in the contract. The form
 * with the machine's name sends the request.
 */
export function useContractRequest(
  requestMachine: RequestMachine,
  contract: Contract,
  standing: RequestStanding,
): ContractRequest {
  const queryClient = useQueryClient();
  const { id } = requestMachine;
  const submits = useSubmits(id);
  const [machine] = useState(() =>
    requestMachine.provide({
      actors: submissionActors(submits, { subject: { contract }, queryClient }),
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { standing } });
  useEffect(() => send({ type: 'read', standing }), [standing, send]);
  const at =
    typeof snapshot.value === 'string' ? snapshot.value : String(Object.values(snapshot.value)[0]);
  return { attempts: attemptsOf(snapshot, send), at, state: `${id}.${at}` };
}
