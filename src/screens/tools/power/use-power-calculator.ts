import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Snapshot } from 'xstate';
import { powerCalculatorActors } from '#actors/power-calculator-actors.ts';
import type { PowerCalculation } from '#domain/lead.ts';
import { attemptsOf, type FormAttempts } from '#forms/form-attempts.ts';
import { powerCalculatorMachine } from '#machines/power-calculator.ts';
import { useEntryMemory } from '#ui/use-entry-memory.ts';

/** What was worked out of a home. */
export interface PowerResult {
  calculation: PowerCalculation;
  /** Contracted now, in kW; null where nobody knows. */
  presentPower: number | null;
}

interface PowerCalculator {
  /** Machine and state, as `data-state`. */
  state: string;
  /** Null while the home is being described. */
  result: PowerResult | null;
  /** True once the contact arrived. */
  isThanked: boolean;
  showResult: (result: PowerResult) => void;
  back: () => void;
  attempts: FormAttempts;
}

/**
 * The power calculator as its machine has it; the calculation travels with every attempt to leave a contact. A result is
 * there again for a visitor who comes back by the history.
 */
export function usePowerCalculator(): PowerCalculator {
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    powerCalculatorMachine.provide({ actors: powerCalculatorActors({ queryClient }) }),
  );
  const [before, keep] = useEntryMemory<Snapshot<unknown>>('power-calculator');
  const [snapshot, send, actor] = useMachine(machine, before && { snapshot: before });
  const { calculation, presentPower } = snapshot.context.answers as Partial<PowerResult>;
  const attempts = attemptsOf(snapshot, send);
  const isForm = snapshot.matches('form') || calculation === undefined;
  const isSending = snapshot.matches('sending');
  useEffect(() => {
    if (!isSending) keep(snapshot.matches('result') ? actor.getPersistedSnapshot() : undefined);
  }, [snapshot, isSending, actor, keep]);
  return {
    state: `power-calculator.${snapshot.value}`,
    result: isForm ? null : { calculation, presentPower: presentPower ?? null },
    isThanked: snapshot.matches('thanked'),
    showResult: (result) => send({ type: 'next', answers: { ...result } }),
    back: () => send({ type: 'back' }),
    attempts: {
      ...attempts,
      submit: (contact) => attempts.submit({ ...contact, calculation, presentPower }),
    },
  };
}
