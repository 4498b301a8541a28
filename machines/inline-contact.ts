import { attemptSetup, noAttempt } from './attempt-setup.ts';
import { attemptStates, submits } from './attempt-states.ts';

/**
 * A telephone or an e-mail address that is changed where it stands (customer area, section 4): back to `idle` when it is
 * saved or when it fails, with the problem; a wrong answer stays in `editing`.
 * A failure does not discard the draft: editing again starts with what was typed. Escape drops it.
 */
export const inlineContactMachine = attemptSetup.createMachine({
  id: 'inline-contact',
  description: 'A telephone or an e-mail address that is changed where it stands.',
  context: noAttempt,
  initial: 'idle',
  states: {
    idle: {
      on: { edit: { target: 'editing', actions: 'resetAttempt' } },
    },
    editing: {
      on: {
        ...submits.on,
        giveUp: 'idle',
      },
    },
    ...attemptStates({ done: 'idle', invalid: 'editing', failed: 'idle' }),
  },
});
