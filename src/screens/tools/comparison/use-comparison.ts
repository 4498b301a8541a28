import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { comparisonActors, comparisonForms } from '#actors/comparison-actors.ts';
import { useFacts } from '#config/facts-provider.tsx';
import type { ComparedEnergy, ComparedInputs, Comparison } from '#domain/comparison/comparison.ts';
import { leadOfComparison } from '#domain/contract/lead.ts';
import type { Answers } from '#domain/submission.ts';
import { attemptsOf, type FormAttempts } from '#forms/form-attempts.ts';
import { comparisonMachine } from '#machines/comparison.ts';
import type { ComparisonMode } from '#machines/comparison-setup.ts';
import { type Place, useEntryMachine } from '../use-entry-machine.ts';

/** A comparison as the page renders it (machine `comparison`). */
export interface ComparisonFlow {
  energy: ComparedEnergy;
  /** Name of the form of the bill. */
  form: (typeof comparisonForms)[ComparedEnergy];
  /** Machine and state. */
  state: string;
  mode: ComparisonMode;
  /** The modes that are offered. */
  modes: readonly ComparisonMode[];
  /** True while nothing but what was compared, or its contact, is in sight. */
  hasResult: boolean;
  comparison: Comparison | null;
  /** The bill of the last comparison. */
  inputs: ComparedInputs;
  /** True where the visitor leaves how to be called before the result. */
  contactIsFirst: boolean;
  /** True while the result waits for that. */
  needsContact: boolean;
  /** The attempts to compare; what came of them is `comparison`. */
  attempts: FormAttempts;
  contact: FormAttempts;
  lead: ReturnType<typeof leadOfComparison>;
  send: (event: { type: ComparisonMode | 'cancel' | 'back' }) => void;
}

type ComparisonSnapshot = SnapshotFrom<typeof comparisonMachine>;

const showsResult = ({ value, context }: ComparisonSnapshot) =>
  context.mode === 'auto' && value !== 'form' && value !== 'comparing';

function placeOf(snapshot: ComparisonSnapshot): Place {
  // A contact under way is no place to come back to: that is the result before it.
  if (snapshot.value === 'sending') return 'under way';
  return showsResult(snapshot) ? 'result' : 'none';
}

/**
 * The comparison of a bill, from its form to the request for contact about it. A visitor who returns by the history
 * sees the result again.
 */
export function useComparison(energy: ComparedEnergy): ComparisonFlow {
  const queryClient = useQueryClient();
  const { modes, resultNeedsContact } = useFacts().settings.comparator;
  const [machine] = useState(() =>
    comparisonMachine.provide({ actors: comparisonActors(energy, queryClient) }),
  );
  const first = modes[0] ?? 'auto';
  const {
    snapshot,
    send: sendToMachine,
    isRestored,
  } = useEntryMachine(`comparison-${energy}`, machine, placeOf, { input: { mode: first } });
  const { value, context } = snapshot;
  const { mode, answers, comparison, problem, contact, hasContact } = context;
  const [hasStarted, setStarted] = useState(isRestored);
  const send: typeof sendToMachine = (event) => {
    setStarted(true);
    sendToMachine(event);
  };
  // Settings from the retailer's API may arrive after the page, and remove a mode later.
  const isResting = value === 'form' || value === 'invoice';
  const isWanted = hasStarted ? modes.includes(mode) : mode === first;
  useEffect(() => {
    if (isResting && !isWanted) sendToMachine({ type: first });
  }, [isResting, isWanted, first, sendToMachine]);
  return {
    energy,
    form: comparisonForms[energy],
    state: `comparison.${value}`,
    ...{ mode, modes, comparison, send },
    hasResult: showsResult(snapshot),
    inputs: { ...answers, energy } as unknown as ComparedInputs,
    contactIsFirst: resultNeedsContact,
    needsContact: resultNeedsContact && !hasContact,
    attempts: {
      underWay: value === 'comparing' ? 'sending' : null,
      ...{ problem, answers, outcome: null },
      submit: (given: Answers) => send({ type: 'compare', answers: given }),
    },
    contact: attemptsOf({ value, context: contact }, send),
    lead: leadOfComparison(energy, { mode, comparison, bill: answers }),
  };
}
