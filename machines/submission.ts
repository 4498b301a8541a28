import { attemptSetup, noAttempt } from './attempt-setup.ts';
import { attemptStates, submits } from './attempt-states.ts';

/**
 * One submission of a plain form or dialog. `submit` is ignored while an attempt is pending, so a double click sends
 * once; `failed` behaves as `editing` with a problem.
 * Problem `no-answer` in `failed`: the retailer did not act; `unknown-outcome`: it may have acted.
 */
export const submissionMachine = attemptSetup.createMachine({
  id: 'submission',
  description: 'One plain form or dialog on its way to the retailer.',
  context: noAttempt,
  initial: 'editing',
  states: {
    editing: submits,
    ...attemptStates({ done: 'sent', signing: 'signing', failed: 'failed' }),
    failed: submits,
    sent: { type: 'final' },
    signing: { type: 'final' },
  },
});
