import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { powerCalculatorActors } from '#actors/power-calculator-actors.ts';
import type { PowerCalculation } from '#domain/contract/lead.ts';
import { attemptsOf, type FormAttempts } from '#forms/form-attempts.ts';
import { powerCalculatorMachine } from '#machines/power-calculator.ts';
import { type Place, useEntryMachine } from '../use-entry-machine.ts';

/** What was worked out of a home. */
export interface PowerResult {
  calculation: PowerCalculation;
  /** Currently contracted power, in kW; null if unknown. */
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

function placeOf(snapshot: SnapshotFrom<typeof powerCalculatorMachine>): Place {
  if (snapshot.matches('sending')) return 'under way';
  return snapshot.matches('result') ? 'result' : 'none';
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
  const { snapshot, send } = useEntryMachine('power-calculator', machine, placeOf);
  const { calculation, presentPower } = snapshot.context.answers as Partial<PowerResult>;
  const attempts = attemptsOf(snapshot, send);
  const isForm = snapshot.matches('form') || calculation === undefined;
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
