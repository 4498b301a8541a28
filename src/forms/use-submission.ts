import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { submissionActors } from '#actors/submission-actors.ts';
import { submissionMachine } from '#machines/submission.ts';
import { attemptsOf, type FormAttempts } from './form-attempts.ts';

/** One submission of a form to its operation. A repeat while an attempt is under way is ignored. */
export function useSubmission(operation: string, subject: Record<string, unknown>): FormAttempts {
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    submissionMachine.provide({ actors: submissionActors(operation, { subject, queryClient }) }),
  );
  const [snapshot, send] = useMachine(machine);
  return { ...attemptsOf(snapshot, send), state: `submission.${snapshot.value}` };
}
