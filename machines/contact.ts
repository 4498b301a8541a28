import { attemptSetup, noAttempt } from './attempt-setup.ts';
import { attemptStates, submits } from './attempt-states.ts';

/**
 * A message to customer service, with a session or without (customer area, section 4). What fails comes back to the form
 * with its problem; a message whose answer was lost is looked for where the customer has requests to look through.
 */
export const contactMachine = attemptSetup.createMachine({
  id: 'contact',
  description: 'A message to customer service, with a session or without.',
  context: noAttempt,
  initial: 'form',
  states: {
    form: submits,
    ...attemptStates({ done: 'sent', failed: 'form' }),
    sent: { type: 'final' },
  },
});
