import type { Answers } from '#domain/submission.ts';
import { attemptSetup, noAttempt } from './attempt-setup.ts';
import { attemptStates, submits } from './attempt-states.ts';

/**
 * The power that a home needs, and a contact left with it (contracting and tools, section 4). The result takes what was
 * worked out; a contact that fails comes back to it with its problem, and nobody can look up one whose answer was lost.
 */
export const powerCalculatorMachine = attemptSetup.createMachine({
  id: 'power-calculator',
  description: 'The power that a home needs, and a contact left with it.',
  context: noAttempt,
  initial: 'form',
  states: {
    form: {
      on: {
        next: {
          target: 'result',
          actions: {
            type: 'addAnswers',
            params: ({ event }: { event: { answers: Answers } }) => event,
          },
        },
      },
    },
    result: { on: { ...submits.on, back: { target: 'form', actions: 'beginAnew' } } },
    ...attemptStates({ done: 'thanked', failed: 'result' }),
    thanked: { type: 'final' },
  },
});
