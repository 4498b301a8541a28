import type { Answers } from '#domain/submission.ts';
import { attemptSetup, noAttempt } from './attempt-setup.ts';
import { attemptStates, submits } from './attempt-states.ts';

/**
 * The power that a home needs, and a contact left with it (contracting and tools, section 4). The contact is sent
 * from the state `result`; when it fails, the machine returns there with the problem. A contact whose answer was lost
 * cannot be looked up.
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
    result: { on: { ...submits.on, back: { target: 'form', actions: 'resetAttempt' } } },
    ...attemptStates({ done: 'thanked', failed: 'result' }),
    thanked: { type: 'final' },
  },
});
