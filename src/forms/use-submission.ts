import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { submissionActors } from '#actors/submission-actors.ts';
import type { Answers } from '#domain/submission.ts';
import { submissionMachine } from '#machines/submission.ts';
import { newIdempotencyKey } from './engine/idempotency-key.ts';

/** One submission of a form to its operation. A repeat while an attempt is under way is ignored. */
export function useSubmission(operation: string, subject: Record<string, unknown>) {
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    submissionMachine.provide({ actors: submissionActors(operation, { subject, queryClient }) }),
  );
  const [snapshot, send] = useMachine(machine);
  return {
    state: snapshot.value,
    problem: snapshot.context.problem,
    outcome: snapshot.context.outcome,
    answers: snapshot.context.answers,
    submit: (answers: Answers) =>
      send({ type: 'submit', answers, idempotencyKey: newIdempotencyKey() }),
  };
}
