import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { batteryMoveActors } from '#actors/battery-move-actors.ts';
import { attemptsOf } from '#forms/form-attempts.ts';
import { batteryMoveMachine } from '#machines/battery-move.ts';

/** The steps of a move as the machine knows them, in the order of their document. */
export type MoveStep = 'destination' | 'percentage' | 'confirm';

/** The move of a share to another battery (machine `battery-move`). */
export function useBatteryMove(subject: Record<string, unknown>) {
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    batteryMoveMachine.provide({ actors: batteryMoveActors({ subject, queryClient }) }),
  );
  const [snapshot, send] = useMachine(machine);
  const attempts = attemptsOf(snapshot, send);
  const { answers } = attempts;
  const at = String(snapshot.value);
  const step: MoveStep = at === 'destination' || at === 'percentage' ? at : 'confirm';
  return {
    at,
    step,
    attempts: {
      ...attempts,
      state: `battery-move.${at}`,
      // The earlier steps collected the answers; the last step has only the fields that an owner added to it.
      submit:
        step === 'confirm'
          ? (given: typeof answers) => attempts.submit({ ...answers, ...given })
          : (given: typeof answers) => send({ type: 'next', answers: given }),
    },
    back: () => send({ type: 'back' }),
    retry: () => send({ type: 'retry' }),
  };
}
