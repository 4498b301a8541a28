import { attemptSetup, noAttempt } from './attempt-setup.ts';
import { attemptStates, submits } from './attempt-states.ts';
import { resting, stands } from './request-states.ts';

/**
 * The opt-out of SIPS on a contract (customer area, section 4). `refused` stores the retailer's errors; another
 * request while it waits for the signature sends the message to sign once more. The event `read` carries the state
 * that the contract reports meanwhile.
 */
export const sipsOptOutMachine = attemptSetup.createMachine({
  id: 'sips-opt-out',
  description: 'Keeping the meter data of a contract out of the register of supply points (SIPS).',
  context: ({ input }) => ({ ...noAttempt, standing: input?.standing ?? 'unactive' }),
  initial: 'resting',
  states: {
    resting: resting({
      unactive: submits,
      refused: submits,
      failed: submits,
      signing: { ...stands('signing'), ...submits },
      requested: stands('requested'),
      active: {},
    }),
    ...attemptStates({
      done: 'resting.requested',
      signing: 'resting.signing',
      invalid: 'resting.refused',
      failed: 'resting.failed',
    }),
  },
});
