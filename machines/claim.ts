import { attemptSetup, noAttempt } from './attempt-setup.ts';
import { attemptStates, submits } from './attempt-states.ts';

/**
 * A claim about a contract (customer area, section 4). What fails comes back to the form with its problem; a claim whose
 * answer was lost is looked for before it may be sent again.
 */
export const claimMachine = attemptSetup.createMachine({
  id: 'claim',
  description: 'A claim about a contract.',
  context: noAttempt,
  initial: 'form',
  states: {
    form: submits,
    ...attemptStates({ done: 'sent', failed: 'form' }),
    sent: { type: 'final' },
  },
});
