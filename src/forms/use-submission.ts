import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { type Submits, submissionActors } from '#actors/submission-actors.ts';
import { submissionMachine } from '#machines/submission.ts';
import { attemptsOf, type FormAttempts } from './form-attempts.ts';

/** One submission of what a form submits. A repeat while an attempt is under way is ignored. */
export function useSubmission(submits: Submits, subject: Record<string, unknown>): FormAttempts {
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    submissionMachine.provide({ actors: submissionActors(submits, { subject, queryClient }) }),
  );
  const [snapshot, send] = useMachine(machine);
  return { ...attemptsOf(snapshot, send), state: `submission.${snapshot.value}` };
}
