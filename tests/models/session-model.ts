import type { ProviderSession, Session, SessionUser } from '#domain/customer/session.ts';
import { ProblemError } from '#domain/problem.ts';
import { sessionMachine } from '#machines/session.ts';
import type { MachineModel } from '#tests/support/machines/machine-model.ts';
import { problemOutcomes } from '#tests/support/retailer/problem-outcomes.ts';
import { readCases } from './cases.ts';

const hour = 3_600_000;
const customer = (id: string, endsAt: number): SessionUser => ({
  id,
  name: 'Marta Vidal Roca',
  vat: '00000000T',
  readOnly: false,
  endsAt,
});
const session = (id: string): Session => ({ token: `token of ${id}`, user: customer(id, hour) });

const atProvider: ProviderSession = {
  idToken: 'id.token',
  issuer: 'https://id.example',
  clientId: 'portal',
  isNewCustomer: false,
};
const farewell = (address: string | null, isOpenAtProvider = false) => ({
  output: { address, isOpenAtProvider },
});

/** How a logout can end for a session that the identity provider opened. */
const endsAtProvider = ['leave.at the provider', 'leave.open at the provider'];

interface SignInCases {
  /** Name -> who signs in: `one`, whom stored tokens belong to, or `other`. */
  cases: Record<string, { customer: 'one' | 'other' }>;
}

const signIns = Object.fromEntries(
  readCases<SignInCases>('session').flatMap(({ cases }) =>
    Object.entries(cases).map(([name, { customer: id }]) => [
      `signIn (${name})`,
      { type: 'signIn', ...session(id) },
    ]),
  ),
);

/** The session of a customer: who is signed in, and how that ends. */
export const sessionModel: MachineModel = {
  machine: sessionMachine,
  starts: {
    'stored token': (now) => ({ stored: session('one'), now }),
    'stored token, by the identity provider': (now) => ({
      stored: { ...session('one'), provider: atProvider },
      now,
    }),
    'signed out': (now) => ({ stored: null, now }),
    'stored token of the past': (now) => ({
      stored: { ...session('one'), user: customer('one', -hour) },
      now,
    }),
  },
  events: {
    ...signIns,
    signOut: { type: 'signOut' },
    stay: { type: 'stay' },
    signedOutElsewhere: { type: 'signedOutElsewhere' },
    expire: { type: 'expire' },
  },
  outcomes: {
    check: {
      valid: { output: session('one') },
      ...problemOutcomes,
      'token missing': { error: new ProblemError({ kind: 'signed-out', reason: 'missing' }) },
    },
    leave: {
      done: farewell(null),
      'at the provider': farewell('https://id.example/end'),
      'open at the provider': farewell(null, true),
      ...problemOutcomes,
    },
  },
  contextKey: ({ user, provider }) => user && [user.id, user.endsAt > 0, provider !== null],
  // The retailer finds no token valid whose time is over, and a refreshed one stays its customer's.
  possible: (name, { user, provider }) => {
    if (name.startsWith('leave.')) return endsAtProvider.includes(name) === (provider !== null);
    return name !== 'check.valid' || (user?.id === 'one' && user.endsAt > 0);
  },
};
