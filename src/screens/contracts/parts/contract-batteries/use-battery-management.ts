import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { submissionActors } from '#actors/submission-actors.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { attemptsOf, type FormAttempts } from '#forms/form-attempts.ts';
import { batteryManagementMachine } from '#machines/battery-management.ts';
import type { BatteryAtHand } from './use-battery.ts';

interface ManagementChoice extends Pick<FormAttempts, 'underWay' | 'problem'> {
  /** What is in force, or on its way to be. */
  chosen: string;
  /** Name of the machine's state. */
  at: string;
  choose: (management: string) => void;
}

/** What happens to the discount of a battery (machine `battery-management`). */
export function useBatteryManagement(contract: Contract, battery: BatteryAtHand): ManagementChoice {
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    batteryManagementMachine.provide({
      actors: submissionActors('battery-management', {
        subject: { contract, battery },
        queryClient,
      }),
    }),
  );
  const [snapshot, send] = useMachine(machine);
  const [before, setBefore] = useState(battery.management);
  const { submit, underWay, problem, answers } = attemptsOf(snapshot, send);
  // What was chosen, until the contract is read again.
  const isOnItsWay = underWay || (snapshot.matches('changed') && battery.management === before);
  return {
    chosen: isOnItsWay ? String(answers.management) : battery.management,
    at: String(snapshot.value),
    underWay,
    problem,
    choose: (management) => {
      setBefore(battery.management);
      submit({ management });
    },
  };
}
