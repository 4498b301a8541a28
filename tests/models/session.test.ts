import { ProblemError } from '#domain/problem.ts';
import type { Session, SessionUser } from '#domain/session.ts';
import { sessionMachine } from '#machines/session.ts';
import { testMachine } from '#tests/support/machine-replay.ts';
import { problemOutcomes } from '#tests/support/problem-outcomes.ts';

const hour = 3_600_000;
const customer = (id: string, endsAt: number): SessionUser => ({
  id,
  name: 'Laura Ferrer Puig',
  vat: '00000000T',
  readOnly: false,
  endsAt,
});
const session = (id: string): Session => ({ token: `token of ${id}`, user: customer(id, hour) });

testMachine('session', {
  machine: sessionMachine,
  starts: {
    'nobody signed in': (now) => ({ stored: null, now }),
    'stored token': (now) => ({ stored: session('one'), now }),
    'stored token of the past': (now) => ({
      stored: { ...session('one'), user: customer('one', -hour) },
      now,
    }),
  },
  events: {
    signIn: { type: 'signIn', ...session('one') },
    'signIn as somebody else': { type: 'signIn', ...session('other') },
    signOut: { type: 'signOut' },
    signedOutElsewhere: { type: 'signedOutElsewhere' },
    expire: { type: 'expire' },
  },
  outcomes: {
    check: {
      valid: { output: session('one') },
      ...problemOutcomes,
      'token missing': { error: new ProblemError({ kind: 'signed-out', reason: 'missing' }) },
    },
    leave: { done: { output: undefined }, ...problemOutcomes },
  },
  contextKey: ({ user }) => user && [user.id, user.endsAt > 0],
});
