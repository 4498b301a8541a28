import { attemptSetup, noAttempt } from './attempt-setup.ts';
import { attemptStates, submits } from './attempt-states.ts';
import { resting, stands } from './request-states.ts';

/**
 * The request of electronic notification of a contract (customer area, section 4), in force once the customer signed.
 * The event `read` carries the state that the contract reports meanwhile.
 */
export const electronicNotificationMachine = attemptSetup.createMachine({
  id: 'electronic-notification',
  description: 'Official notifications of a contract by electronic means.',
  context: ({ input }) => ({ ...noAttempt, standing: input?.standing ?? 'unactive' }),
  initial: 'resting',
  states: {
    resting: resting({
      unactive: submits,
      failed: submits,
      requested: stands('requested'),
      active: {},
    }),
    ...attemptStates({ done: 'resting.requested', failed: 'resting.failed' }),
  },
});
