import { attemptSetup, noAttempt } from './attempt-setup.ts';
import { attemptStates, submits } from './attempt-states.ts';

/**
 * What happens to the discount of a virtual battery, chosen where it stands (customer area, section 4). Each choice is
 * an attempt; one that comes while another is pending is ignored, and a failed one leaves what was in force.
 */
export const batteryManagementMachine = attemptSetup.createMachine({
  id: 'battery-management',
  description: 'What happens to the discount of a virtual battery.',
  context: noAttempt,
  initial: 'unchanged',
  states: {
    unchanged: submits,
    ...attemptStates({ done: 'changed', signing: 'signing', failed: 'failed' }),
    changed: submits,
    // Offered again once it is signed, which the contract shows.
    signing: submits,
    failed: submits,
  },
});
