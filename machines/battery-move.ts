import type { Answers } from '#domain/submission.ts';
import { attemptSetup, noAttempt } from './attempt-setup.ts';
import { attemptStates, submits } from './attempt-states.ts';

const takesNext = (target: string) => ({
  target,
  actions: {
    type: 'addAnswers',
    params: ({ event }: { event: { answers: Answers } }) => event,
  } as const,
});

/**
 * The move of a contract's share to another virtual battery: steps of `schemas/wizards/battery-move.json`, tagged so,
 * and one attempt at the end (customer area, section 2). While its outcome is unknown (`unsure`) it is only looked up
 * again: a move is never sent twice. The machine `wizard` is made for contracting (runs that a tab stores, a request
 * per step, a page). These steps render in a dialog, and `config:check` compares them with the wizard document.
 */
export const batteryMoveMachine = attemptSetup.createMachine({
  id: 'battery-move',
  description: 'The move of a contract to another virtual battery.',
  context: noAttempt,
  initial: 'destination',
  states: {
    destination: { tags: 'step', on: { next: takesNext('percentage') } },
    percentage: { tags: 'step', on: { next: takesNext('confirm'), back: 'destination' } },
    confirm: { tags: 'step', on: { ...submits.on, back: 'percentage' } },
    ...attemptStates({ done: 'moved', signing: 'signing', failed: 'failed', unsure: 'unsure' }),
    failed: { on: { ...submits.on, back: 'percentage' } },
    unsure: { on: { retry: 'verifying' } },
    moved: { type: 'final' },
    signing: { type: 'final' },
  },
});
